/** The modules of the pages' words that the content plugin makes. */
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
