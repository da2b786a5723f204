import { expect, it } from 'vitest';
import { SavesInTurn } from './saves-in-turn.ts';

/** Saves that are answered when a hand says so; each notes what it sends. */
function slowLine() {
  const sent: string[] = [];
  const answers: ((isSaved: boolean) => void)[] = [];
  const save = (what: string) => (): Promise<boolean> => {
    sent.push(what);
    return new Promise((answer) => answers.push(answer));
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const answer = async (isSaved = true): Promise<void> => {
    answers.shift()?.(isSaved);
    await settle();
  };
  return { sent, save, answer };
}

it('saves nothing that is there already', async () => {
  const { sent, save } = slowLine();
  expect(await new SavesInTurn().save(true, save('as it was'))).toBe(true);
  expect(sent).toEqual([]);
});

it('puts back what is put back while the first save is under way', async () => {
  const { sent, save, answer } = slowLine();
  const saves = new SavesInTurn();
  const first = saves.save(false, save('another'));
  const back = saves.save(true, save('as it was'));
  expect(sent).toEqual(['another']);
  await answer();
  expect(sent).toEqual(['another', 'as it was']);
  await answer();
  expect(await Promise.all([first, back])).toEqual([true, true]);
  expect(await saves.save(true, save('once more'))).toBe(true);
  expect(sent).toHaveLength(2);
});

it('says of each whether it was saved, and goes on after one that was not', async () => {
  const { save, answer } = slowLine();
  const saves = new SavesInTurn();
  const both = [saves.save(false, save('one')), saves.save(false, save('two'))];
  await answer(false);
  await answer(true);
  expect(await Promise.all(both)).toEqual([false, true]);
});
