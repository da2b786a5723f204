import { afterEach, expect, it } from 'vitest';
import {
  beginQuiz,
  followQuiz,
  forgetQuiz,
  isFirstCompletion,
  keepQuiz,
  keepSent,
  quizLayers,
  quizUnderWay,
  recallQuiz,
  recallSent,
  returnToQuiz,
} from './quiz-memory.ts';

afterEach(forgetQuiz);

const kept = { place: 4, answers: { Q1: [2] }, questionCount: 10 };

it('comes back to the screen of an entry, in the dialog or on the page, with the answers', () => {
  keepQuiz(kept);
  expect(returnToQuiz(quizLayers(2, true))).toBe('dialog');
  expect(recallQuiz()).toEqual({ ...kept, place: 2 });
  expect(returnToQuiz(quizLayers(3, false))).toBe('page');
  expect(recallQuiz()).toEqual({ ...kept, place: 3 });
});

it('shows the screen where a quiz is on the screen, and only there', () => {
  const shown: number[] = [];
  const stop = followQuiz((place) => shown.push(place));
  returnToQuiz(quizLayers(2, true));
  stop();
  returnToQuiz(quizLayers(1, true));
  expect(shown).toEqual([2]);
});

it('does not come back to a quiz that was closed', () => {
  keepQuiz(kept);
  const layers = quizLayers(2, true);
  forgetQuiz();
  expect(returnToQuiz(layers)).toBeNull();
  expect(recallQuiz().answers).toEqual({});
});

it('keeps what was sent from its results until it is closed, or leaves the screen with its page', () => {
  const sent = { sent: null };
  keepQuiz(kept);
  const stop = followQuiz(() => undefined);
  keepSent(sent);
  returnToQuiz(quizLayers(2, true));
  returnToQuiz(quizLayers(4, true));
  expect(recallSent()).toBe(sent);
  stop();
  expect(recallSent()).toBeUndefined();
  keepSent(sent);
  forgetQuiz();
  expect(recallSent()).toBeUndefined();
});

it('leaves other dialogs alone, over the quiz too', () => {
  expect(returnToQuiz(['dialog 1'])).toBeNull();
  expect(returnToQuiz([...quizLayers(2, true), 'dialog 1'])).toBeNull();
});

it('is completed once a run, however often its results are shown', () => {
  expect([isFirstCompletion(), isFirstCompletion()]).toEqual([true, false]);
  forgetQuiz();
  expect([isFirstCompletion(), isFirstCompletion()]).toEqual([true, false]);
});

const finished = { ...kept, place: 11 };

it('begins anew once it came to its results, and until then Back finds them', () => {
  keepQuiz(finished);
  const results = quizLayers(11, true);
  expect(quizUnderWay()).toMatchObject({ place: 0, answers: {} });
  expect(returnToQuiz(results)).toBe('dialog');
  expect(recallQuiz()).toEqual(finished);
  beginQuiz();
  expect(recallQuiz()).toMatchObject({ place: 0, answers: {} });
  expect(returnToQuiz(results)).toBeNull();
});

it('goes on where it was left before its results, and where it is on the screen', () => {
  keepQuiz(kept);
  beginQuiz();
  expect([recallQuiz(), quizUnderWay()]).toEqual([kept, kept]);
  keepQuiz(finished);
  const stop = followQuiz(() => undefined);
  beginQuiz();
  stop();
  expect(recallQuiz()).toEqual(finished);
});
