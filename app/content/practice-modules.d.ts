/** What the content plugin makes of the practice's facts, parted by who reads them (domain/practice/shown-practice.ts). */
declare module 'content:practice' {
  const practice: import('../../domain/practice/shown-practice.ts').ShownPractice;
  export default practice;
}
/** What the scheduler says of fee and visit, in English. */
declare module 'content:booking-facts' {
  const facts: import('../../domain/content/scheduling-words.ts').SaidFacts;
  export default facts;
}
/** What one brings to the first visit. */
declare module 'content:bring' {
  const bring: readonly string[];
  export default bring;
}
declare module 'content:practice-in-search' {
  const unshown: import('../../domain/practice/shown-practice.ts').UnshownFacts;
  export default unshown;
}
