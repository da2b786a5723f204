import { namePartsOf } from '../../../domain/team/names.ts';

/** A name with its degrees a little smaller. */
export function PersonName({ name: written }: { name: string }) {
  const { name, letters } = namePartsOf(written);
  if (!letters) return name;
  return (
    <>
      {name}, <span className="name-letters">{letters}</span>
    </>
  );
}
