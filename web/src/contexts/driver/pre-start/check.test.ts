import { defaultPreStart } from '@waybill/contract/fleet/pre-start/default-questions';
import { PreStartCheckToSave } from '@waybill/contract/fleet/pre-start/inputs';
import { describe, expect, it } from 'vitest';
import { resultsFor, type CheckResult, questionsOf, verdictOf } from './check.ts';

const questions = questionsOf(defaultPreStart);
const allGood: readonly CheckResult[] = questions.map(({ key }) => ({
  key,
  isGood: true,
  note: '',
  photos: [],
}));
const except = (key: string, note = ''): readonly CheckResult[] =>
  allGood.map((result) => (result.key === key ? { ...result, isGood: false, note } : result));

describe('the pre-start check on a phone', () => {
  it('asks about the driver first, and is what the server takes', () => {
    expect(questions.slice(0, 5).map(({ key }) => key)).toEqual([
      'sleep',
      'alcohol',
      'drugs',
      'equipment',
      'licence',
    ]);
    const result = resultsFor(defaultPreStart, allGood);
    expect(PreStartCheckToSave.parse(result)).toMatchObject({
      hadenoughsleep: true,
      undertheinfluenceofalcohol: false,
      stateofdriverslicense: 'Valid',
    });
  });

  it('keeps a driver who is not fit from driving', () => {
    expect(verdictOf(questions, allGood)).toBe(true);
    expect(verdictOf(questions, except('alcohol'))).toBe(false);
    expect(resultsFor(defaultPreStart, except('alcohol'))).toMatchObject({
      undertheinfluenceofalcohol: true,
    });
  });

  it('sends the note of a fault with its question', () => {
    const key = questions.find(({ isCritical }) => !isCritical)?.key ?? '';
    const results = except(key, 'Left indicator is cracked');
    expect(verdictOf(questions, results)).toBe(true);
    expect(JSON.stringify(resultsFor(defaultPreStart, results))).toContain(
      '"isselected":false,"note":"Left indicator is cracked"',
    );
  });
});
