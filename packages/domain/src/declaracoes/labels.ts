/** What the fields of a declaration are called. Apart from the rest, as the trail of every record's page asks it. */
export const LABELS = {
  codigo: 'Critério',
  texto: 'Declaração',
  id_secretaria: 'Secretaria que declara',
}
