import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Tabs } from './Tabs.tsx';
import { draw } from './testing/draw.tsx';

const words = ['Day', 'Week', 'Month'];

function Choice({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first);
  const options = words.map((word) => ({ value: word, label: word }));
  return <SegmentedControl label="Span" value={value} onChange={setValue} options={options} />;
}

function Tabbed() {
  const [active, setActive] = useState('Week');
  const tabs = words.map((word) => ({ id: word, label: word }));
  return (
    <Tabs label="Spans" tabs={tabs} active={active} onChange={setActive}>
      About a {active}
    </Tabs>
  );
}

const chosen = () => screen.getAllByRole('radio', { checked: true }).map((at) => at.textContent);

it('chooses the radio button that the arrow keys reach, round at both ends', async () => {
  const { person } = draw(<Choice first="Week" />);
  await person.tab();
  const reached: (readonly (string | null)[])[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await person.keyboard(`{${key}}`);
    reached.push([...chosen(), document.activeElement?.textContent ?? null]);
  }
  const both = (word: string) => [word, word];
  expect(reached).toEqual(['Month', 'Day', 'Month', 'Day', 'Month'].map(both));
});

it('is reached at its first button while none is chosen', async () => {
  const { person } = draw(<Choice first="" />);
  await person.tab();
  expect(document.activeElement?.textContent).toBe('Day');
  await person.click(screen.getByRole('radio', { name: 'Month' }));
  expect(chosen()).toEqual(['Month']);
});

it('opens the tab that is clicked or reached, and names its panel', async () => {
  const { person } = draw(<Tabbed />);
  const panel = (name: string) => screen.getByRole('tabpanel', { name }).textContent;
  expect(panel('Week')).toBe('About a Week');
  await person.click(screen.getByRole('tab', { name: 'Day' }));
  expect(panel('Day')).toBe('About a Day');
  await person.keyboard('{ArrowLeft}');
  expect(panel('Month')).toBe('About a Month');
});
