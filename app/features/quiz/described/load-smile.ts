/** What makes a smile of concerns: with the model's code, not with the result's. */
export const loadSmile = async () => {
  const { describedSmile } = await import('../../../../domain/smile/described-smile.ts');
  return describedSmile;
};
