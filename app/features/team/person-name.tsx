import { namePartsOf } from '../../../domain/team/names.ts';

/** A name with its degrees a little smaller. A surname of two parts breaks at its hyphen only where it has no room as a whole. */
export function PersonName({ name: written }: { name: string }) {
  const { name, letters } = namePartsOf(written);
  const comma = letters ? ',' : '';
  const surname = name.slice(name.lastIndexOf(' ') + 1);
  return (
    <>
      {surname.includes('-') ? (
        <>
          {name.slice(0, -surname.length)}
          <span className="whole-surname">{surname + comma}</span>
        </>
      ) : (
        name + comma
      )}
      {letters ? (
        <>
          {' '}
          <span className="name-letters">{letters}</span>
        </>
      ) : null}
    </>
  );
}
