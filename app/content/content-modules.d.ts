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
// A page with a form of its own has a line here, beside the one in domain/content/page-forms.ts.
declare module 'content:page/airway' {
  const page: import('../site/page-content.ts').PageContentOf<'airway'>;
  export default page;
}
declare module 'content:page/airway-assessment' {
  const page: import('../site/page-content.ts').PageContentOf<'airway-assessment'>;
  export default page;
}
declare module 'content:page/airway-families' {
  const page: import('../site/page-content.ts').PageContentOf<'airway-families'>;
  export default page;
}
declare module 'content:page/atria' {
  const page: import('../site/page-content.ts').PageContentOf<'atria'>;
  export default page;
}
declare module 'content:page/blueprint' {
  const page: import('../site/page-content.ts').PageContentOf<'blueprint'>;
  export default page;
}
declare module 'content:page/community' {
  const page: import('../site/page-content.ts').PageContentOf<'community'>;
  export default page;
}
declare module 'content:page/book-consultation' {
  const page: import('../site/page-content.ts').PageContentOf<'book-consultation'>;
  export default page;
}
declare module 'content:page/designs' {
  const page: import('../site/page-content.ts').PageContentOf<'designs'>;
  export default page;
}
declare module 'content:page/emergency' {
  const page: import('../site/page-content.ts').PageContentOf<'emergency'>;
  export default page;
}
declare module 'content:page/es/start-here' {
  const page: import('../site/page-content.ts').TranslationOf<'start-here'>;
  export default page;
}
declare module 'content:page/es/emergency' {
  const page: import('../site/page-content.ts').TranslationOf<'emergency'>;
  export default page;
}
declare module 'content:page/financial-insurance' {
  const page: import('../site/page-content.ts').PageContentOf<'financial-insurance'>;
  export default page;
}
declare module 'content:page/faq' {
  const page: import('../site/page-content.ts').PageContentOf<'faq'>;
  export default page;
}
declare module 'content:page/gallery' {
  const page: import('../site/page-content.ts').PageContentOf<'gallery'>;
  export default page;
}
declare module 'content:page/home' {
  const page: import('../site/page-content.ts').PageContentOf<'home'>;
  export default page;
}
declare module 'content:page/impressionists' {
  const page: import('../site/page-content.ts').PageContentOf<'impressionists'>;
  export default page;
}
declare module 'content:page/impressions-method' {
  const page: import('../site/page-content.ts').PageContentOf<'impressions-method'>;
  export default page;
}
declare module 'content:page/team' {
  const page: import('../site/page-content.ts').PageContentOf<'team'>;
  export default page;
}
declare module 'content:page/smile-assessment' {
  const page: import('../site/page-content.ts').PageContentOf<'smile-assessment'>;
  export default page;
}
declare module 'content:page/start-here' {
  const page: import('../site/page-content.ts').PageContentOf<'start-here'>;
  export default page;
}
declare module 'content:page/stories' {
  const page: import('../site/page-content.ts').PageContentOf<'stories'>;
  export default page;
}
declare module 'content:page/orthodontics' {
  const page: import('../site/page-content.ts').PageContentOf<'orthodontics'>;
  export default page;
}
declare module 'content:page/weddings' {
  const page: import('../site/page-content.ts').PageContentOf<'weddings'>;
  export default page;
}
declare module 'content:page/reset-password' {
  const page: import('../site/page-content.ts').PageContentOf<'reset-password'>;
  export default page;
}
declare module 'content:page/not-found' {
  const page: import('../site/page-content.ts').PageContentOf<'not-found'>;
  export default page;
}
declare module 'content:page/*' {
  const page: import('../site/page-content.ts').PageContentOf<'appointment'>;
  export default page;
}
declare module 'content:page/es/appointment' {
  const page: import('../site/page-content.ts').TranslationOf<'appointment'>;
  export default page;
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
  const words: import('../../domain/content/scheduling-words.ts').SpanishSchedulingWords;
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
  const groups: import('../site/shown.ts').Shown<import('../../domain/content/faq.ts').WrittenFaq>;
  export default groups;
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
