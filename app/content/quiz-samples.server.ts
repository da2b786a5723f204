import type { Question } from '../../domain/content/quiz-questions.ts';
import { quizSamplesSchema } from '../../domain/content/quiz-samples.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { choosePersona } from '../../domain/quiz/choose-persona.ts';
import { noneIndexOf, type Answers } from '../../domain/quiz/questions.ts';
import { scoreAnswers } from '../../domain/quiz/score-answers.ts';
import type { QuizOpening, QuizSample } from '../features/quiz/quiz-opening.ts';
import { ContentError, type Fault } from './content-error.server.ts';
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
  const samples = readYaml(PATH, quizSamplesSchema).map(({ id, says, answers }, at): QuizSample => {
    const field = [at, 'answers'];
    checkAnswers(questions, answers, field);
    const entries = scoreAnswers(questions, answers);
    const personaKey = choosePersona(entries);
    if (!personaKey) {
      const message = 'gives no result; add an answer that is not the last of its question';
      throw new ContentError(`content/${PATH}`, [{ field, message }]);
    }
    const { name, description } = personas[personaKey];
    return { id, says, personaKey, persona: { name, description }, entries };
  });
  return { question: firstOf(questions), samples };
}

function checkAnswers(
  questions: readonly Question[],
  answers: Answers,
  place: readonly PropertyKey[],
): void {
  const faults = Object.entries(answers).flatMap(([key, chosen]): Fault[] => {
    const field = [...place, key];
    const question = questions.find((other) => other.id === key);
    if (!question) {
      const all = questions.map((other) => other.id).join(', ');
      return [{ field, message: `is no question of the quiz; write one of ${all}` }];
    }
    const none = noneIndexOf(question);
    const isPossible =
      chosen.every((index) => index <= none) && (!chosen.includes(none) || chosen.length === 1);
    if (isPossible) return [];
    const message = `nobody can answer so; write some of 0 to ${none - 1}, which are its options, or ${none} alone, which is that none fits`;
    return [{ field, message }];
  });
  if (faults.length > 0) throw new ContentError(`content/${PATH}`, faults);
}
