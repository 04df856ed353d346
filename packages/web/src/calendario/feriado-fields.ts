import {
  MESES,
  NIVEIS,
  NIVEL_LABELS,
  REGRA_LABELS,
  REGRAS,
  type RegraKey,
} from '@paco/domain/calendario/feriado'
import type { Field, Values } from '../ui/entity-form/types.ts'

const by = (regra: RegraKey) => (values: Values) => values.regra === regra
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What it is called, and when it is: each rule asks for its own. */
export const feriadoFields = [
  { name: 'nome', kind: 'text', span: 8 },
  {
    name: 'nivel',
    kind: 'select',
    options: NIVEIS.map((value) => ({ value, label: NIVEL_LABELS[value] })),
    span: 4,
  },
  {
    name: 'regra',
    kind: 'select',
    options: REGRAS.map((value) => ({ value, label: REGRA_LABELS[value] })),
    span: 4,
  },
  { name: 'dia_do_mes', kind: 'integer', span: 3, required: true, when: by('fixo') },
  {
    name: 'mes',
    kind: 'select',
    options: MESES.map((mes, index) => ({ value: index + 1, label: capital(mes) })),
    span: 3,
    required: true,
    when: by('fixo'),
  },
  {
    name: 'deslocamento',
    kind: 'integer',
    span: 4,
    required: true,
    help: 'Negativo antes da Páscoa: a terça-feira de Carnaval é −47, Corpus Christi é 60.',
    when: by('movel'),
  },
  { name: 'dia', kind: 'day', span: 4, required: true, when: by('unico') },
] as const satisfies readonly Field[]
