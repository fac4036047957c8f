import { defaultPreStart } from '@waybill/contract/fleet/pre-start/default-questions';
import { PreStartCheckToSave } from '@waybill/contract/fleet/pre-start/inputs';
import { describe, expect, it } from 'vitest';
import { answersFor, type CheckAnswer, questionsOf, verdictOf } from './check.ts';

const questions = questionsOf(defaultPreStart);
const allGood: readonly CheckAnswer[] = questions.map(({ key }) => ({
  key,
  isGood: true,
  note: '',
  photos: [],
}));
const except = (key: string, note = ''): readonly CheckAnswer[] =>
  allGood.map((answer) => (answer.key === key ? { ...answer, isGood: false, note } : answer));

describe('the pre-start check on a phone', () => {
  it('asks about the driver first, and is what the server takes', () => {
    expect(questions.slice(0, 5).map(({ key }) => key)).toEqual([
      'sleep',
      'alcohol',
      'drugs',
      'equipment',
      'licence',
    ]);
    const answer = answersFor(defaultPreStart, allGood);
    expect(PreStartCheckToSave.parse(answer)).toMatchObject({
      hadenoughsleep: true,
      undertheinfluenceofalcohol: false,
      stateofdriverslicense: 'Valid',
    });
  });

  it('keeps a driver who is not fit from driving', () => {
    expect(verdictOf(questions, allGood)).toBe(true);
    expect(verdictOf(questions, except('alcohol'))).toBe(false);
    expect(answersFor(defaultPreStart, except('alcohol'))).toMatchObject({
      undertheinfluenceofalcohol: true,
    });
  });

  it('sends the note of a fault with its question', () => {
    const key = questions.find(({ isCritical }) => !isCritical)?.key ?? '';
    const answers = except(key, 'Left indicator is cracked');
    expect(verdictOf(questions, answers)).toBe(true);
    expect(JSON.stringify(answersFor(defaultPreStart, answers))).toContain(
      '"isselected":false,"note":"Left indicator is cracked"',
    );
  });
});
