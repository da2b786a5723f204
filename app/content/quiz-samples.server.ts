import type { Question } from '../../domain/content/quiz-questions.ts';
import { quizSamplesSchema } from '../../domain/content/quiz-samples.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { choosePersona } from '../../domain/quiz/choose-persona.ts';
import { noneIndexOf, type Answers } from '../../domain/quiz/questions.ts';
import { scoreAnswers } from '../../domain/quiz/score-answers.ts';
import type { QuizOpening, QuizSample } from '../features/quiz/quiz-opening.ts';
import { ContentError } from './content-error.server.ts';
import { firstOf, loadQuiz } from './quiz.server.ts';
import { readYaml } from './read-content.server.ts';

const PATH = 'quiz/samples.yaml';

/**
 * The first question, and the sample results as the quiz's rules give them.
 *
 * @throws ContentError for answers that no visitor could give
 */
export function loadQuizOpening(practice: Practice): QuizOpening {
  const { questions, personas } = loadQuiz(practice);
  const samples = readYaml(PATH, quizSamplesSchema).map(({ id, says, answers }): QuizSample => {
    checkAnswers(questions, answers, id);
    const entries = scoreAnswers(questions, answers);
    const personaKey = choosePersona(entries);
    if (!personaKey) throw new ContentError(`content/${PATH}`, [`${id}: answers nothing`]);
    const { name, description } = personas[personaKey];
    return { id, says, personaKey, persona: { name, description }, entries };
  });
  return { question: firstOf(questions), samples };
}

function checkAnswers(questions: readonly Question[], answers: Answers, id: string): void {
  const faults = Object.entries(answers).flatMap(([key, chosen]) => {
    const question = questions.find((other) => other.id === key);
    if (!question) return [`${id}: ${key} is no question`];
    const none = noneIndexOf(question);
    const isPossible =
      chosen.every((index) => index <= none) && (!chosen.includes(none) || chosen.length === 1);
    return isPossible ? [] : [`${id}: ${key} has an answer that nobody could give`];
  });
  if (faults.length > 0) throw new ContentError(`content/${PATH}`, faults);
}
