/** Why a request looks as if a program had sent it: it filled the field that no person sees, or it came too soon. */
export type Suspicion = 'trap' | 'haste';
