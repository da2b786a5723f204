/** The modules that the content plugin makes; their types follow from the schemas. */
declare module 'content:navigation' {
  const navigation: readonly import('../../domain/content/navigation.ts').NavigationItem[];
  export default navigation;
}
declare module 'content:navigation/es' {
  const navigation: readonly import('../../domain/content/navigation.ts').NavigationItem[];
  export default navigation;
}
declare module 'content:redirects' {
  const redirects: Readonly<Record<string, string>>;
  export default redirects;
}
declare module 'content:shell' {
  const shell: import('../site/shown.ts').Shown<
    import('../../domain/content/shell.ts').WrittenShell
  >;
  export default shell;
}
declare module 'content:shell/es' {
  const shell: import('../site/shown.ts').Shown<
    import('../../domain/content/shell.ts').WrittenShell
  >;
  export default shell;
}
declare module 'content:request-form/es/every-form' {
  const words: import('../../domain/content/request-words.ts').FormWords;
  export default words;
}
declare module 'content:request-form/es' {
  type Words = import('../../domain/content/request-words.ts').RequestWords;
  type FormWords = import('../../domain/content/request-words.ts').FormWords;
  const words: Omit<Words, keyof FormWords>;
  export default words;
}
declare module 'content:requests' {
  type Kind = import('../../domain/intake/kinds.ts').RequestKind;
  type Asked = import('../../domain/intake/asked-request.ts').AskedRequest;
  const requests: Readonly<Record<Kind, Asked>>;
  export default requests;
}
declare module 'content:requests/es' {
  type Kind = import('../../domain/intake/kinds.ts').RequestKind;
  type Asked = import('../../domain/intake/asked-request.ts').AskedRequest;
  const requests: Readonly<Record<Kind, Asked>>;
  export default requests;
}
declare module 'content:scheduling/es' {
  const words: Omit<
    import('../../domain/content/scheduling-words.ts').SpanishSchedulingWords,
    'scriptFree'
  >;
  export default words;
}
declare module 'content:scheduling/es/script-free' {
  const words: import('../../domain/content/scheduling-words.ts').SpanishSchedulingWords['scriptFree'];
  export default words;
}
declare module 'content:language-help' {
  const languageHelp: import('../../domain/content/language-help.ts').LanguageHelp;
  export default languageHelp;
}
declare module 'content:announcement' {
  const announcement: import('../shell/shown-announcement.ts').ShownAnnouncement | null;
  export default announcement;
}
declare module 'content:page-shells' {
  type PageShell = import('../../domain/content/shell.ts').WrittenPageShell;
  const shells: Readonly<Record<string, import('../site/shown.ts').Shown<PageShell> | undefined>>;
  export default shells;
}
declare module 'content:legal/*' {
  const legal: import('../../domain/content/legal.ts').LegalContent;
  export default legal;
}
declare module 'content:faq' {
  const groups: readonly import('../features/faq/faq-words.ts').QuestionGroup[];
  export default groups;
}
declare module 'content:faq-in-search' {
  const otherWords: import('../features/faq/faq-words.ts').OtherWords;
  export default otherWords;
}
declare module 'content:team' {
  const people: readonly import('../features/team/team-member.ts').TeamMember[];
  export default people;
}
declare module 'content:gallery' {
  const cases: readonly import('../features/gallery/gallery-case.ts').GalleryCase[];
  export default cases;
}
declare module 'content:case-on-home' {
  const entry: import('../site/shown.ts').Shown<
    import('../../domain/content/gallery.ts').WrittenCase
  >;
  export default entry;
}
declare module 'content:testimonials' {
  const testimonials: readonly import('../site/testimonial-card.tsx').Testimonial[];
  export default testimonials;
}
declare module 'content:live-exhibits' {
  const words: import('zod').infer<
    typeof import('../../domain/content/live-exhibits.ts').liveExhibitsSchema
  >;
  export default words;
}
declare module 'content:live-gallery' {
  const words: import('zod').infer<
    typeof import('../../domain/content/live-gallery.ts').liveGallerySchema
  >;
  export default words;
}
declare module 'content:live-months' {
  const words: import('zod').infer<
    typeof import('../../domain/content/live-months.ts').liveMonthsSchema
  >;
  export default words;
}
declare module 'content:picture/*' {
  const picture: import('../ui/picture-files.ts').PictureFiles;
  export default picture;
}
