import { InputField, TextField } from '../ui/form-field.tsx';

/** A field as it is, filled, with its hint, and with something to mend. */
export function FieldStates() {
  return (
    <>
      <InputField name="plain" label="A field" />
      <InputField name="filled" label="A filled field" defaultValue="Words" isOptional />
      <InputField
        name="wrong"
        label="A field with something to mend"
        message="Write an e-mail address, such as name@example.com."
        defaultValue="name@"
      />
      <TextField name="long" label="Several lines" hint="A sentence is enough." />
      <label className="check-row">
        <input type="checkbox" defaultChecked /> <span>A box</span>
      </label>
    </>
  );
}
