/** What somebody may do while they wait, as domain/intake/until-then.ts, in Spanish: screen, page without script and letter say the same. */
export const UNTIL_THEN_IN_SPANISH = [
  {
    title: 'Escriba una frase',
    text: 'Lo que más le molesta, y lo que debe quedar como está. Es lo primero que preguntamos.',
  },
  {
    title: 'Busque una fotografía',
    text: 'Una en la que le guste su sonrisa, aunque sea vieja. Tráigala o téngala cerca del teléfono.',
  },
  {
    title: 'Haga una pregunta a su seguro',
    text: '“What do you pay out of network?” (cuánto paga fuera de su red). La respuesta dice qué parte de una visita cubriría.',
  },
] as const;

export const UNTIL_THEN_LEAD_IN_SPANISH = 'No hay que preparar nada.';
