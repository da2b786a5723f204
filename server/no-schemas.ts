/**
 * For Fastify's option `schemaController`: what comes in is read by the rules of `domain/`, so the packages that would read and write by JSON schemas are
 * not loaded (docs/decisions/239-what-a-start-reads.md).
 */
export const NO_SCHEMAS = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};

function refuse(): never {
  throw new Error('A route names a schema. Read what comes in by a rule of domain/ instead.');
}
