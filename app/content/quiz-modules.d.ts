/** What the content plugin makes of the quiz: each module is what one part of the site loads of it. */
declare module 'content:quiz' {
  const quiz: import('../features/quiz/quiz-content.ts').QuizContent;
  export default quiz;
}
declare module 'content:quiz-words' {
  const words: import('../features/quiz/quiz-content.ts').QuizWords;
  export default words;
}
declare module 'content:quiz-first-question' {
  const asked: import('../features/quiz/quiz-opening.ts').QuizFirstQuestion;
  export default asked;
}
declare module 'content:quiz-opening' {
  const opening: import('../features/quiz/quiz-opening.ts').QuizOpening;
  export default opening;
}
declare module 'content:quiz-described' {
  const words: import('../../domain/content/quiz-described.ts').DescribedWords;
  export default words;
}
declare module 'content:quiz-report' {
  const words: import('../../domain/content/quiz-report.ts').ReportWords;
  export default words;
}
