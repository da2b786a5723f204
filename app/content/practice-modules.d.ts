/** What the content plugin makes of the practice's facts, parted by who reads them (domain/practice/shown-practice.ts). */
declare module 'content:practice' {
  const practice: import('../../domain/practice/shown-practice.ts').ShownPractice;
  export default practice;
}
declare module 'content:practice-in-search' {
  const unshown: import('../../domain/practice/shown-practice.ts').UnshownFacts;
  export default unshown;
}
