import { modeloOf } from '@paco/domain/projetos/modelos'
import { NATUREZAS, type Natureza } from '@paco/domain/projetos/natureza'
import { LABELS } from '@paco/domain/projetos/projeto'
import { type Day, formatDay, parseDay } from '@paco/domain/shared/days'
import data from '../../ui/data/table.module.css'
import type { Field, Values } from '../../ui/entity-form/types.ts'
import words from '../../ui/theme/words.module.css'
import { modeloIn } from './modelo-values.ts'
import { naturezas } from './projeto-fields.ts'

/** The template that was chosen so far. */
function chosenIn({ natureza, inicio }: Values): { natureza: Natureza | null; inicio: Day | null } {
  return {
    natureza: NATUREZAS.find((known) => known === natureza) ?? null,
    inicio: typeof inicio === 'string' ? parseDay(inicio) : null,
  }
}

const dayText = (day: Day | null) => (day === null ? '–' : formatDay(day))

function Previa({ values }: { values: Values }) {
  const { natureza, inicio } = chosenIn(values)
  if (natureza === null) return null
  return (
    <table
      className={`${data.table} ${data.words} ${words.above8} ${words.size13}`}
      aria-label="Etapas do modelo"
    >
      <thead>
        <tr>
          <th scope="col">Etapa</th>
          <th scope="col" data-number>
            Dias
          </th>
          <th scope="col">Início</th>
          <th scope="col">Fim</th>
        </tr>
      </thead>
      <tbody>
        {modeloOf(natureza, inicio).map(({ numero, nome, dias, ...etapa }) => (
          <tr key={numero}>
            <th scope="row">{nome}</th>
            <td data-number>{dias}</td>
            <td className={words.nowrap}>{dayText(etapa.inicio)}</td>
            <td className={words.nowrap}>{dayText(etapa.fim)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Of a form's values: which template, from when on, and what becomes of what was typed. */
export function modeloFields(form: Values) {
  const typedIn = (values: Values): string[] => {
    const { natureza, inicio } = chosenIn(values)
    return natureza === null || inicio === null ? [] : modeloIn(form, natureza, inicio).typed
  }
  const named = (names: readonly string[]) =>
    names.map((name) => LABELS[name as keyof typeof LABELS]).join('; ')
  return [
    {
      name: 'natureza',
      kind: 'select',
      options: naturezas,
      span: 12,
      help: 'Os prazos são os mais comuns para cada natureza: uma sugestão para começar.',
    },
    {
      name: 'inicio',
      kind: 'day',
      span: 12,
      below: (values: Values) => <Previa values={values} />,
    },
    {
      name: 'substituir',
      kind: 'switch',
      span: 12,
      when: (values: Values) => typedIn(values).length > 0,
      below: (values: Values) =>
        values.substituir === true
          ? `Serão substituídos: ${named(typedIn(values))}.`
          : `Ficam como estão: ${named(typedIn(values))}.`,
    },
  ] as const satisfies readonly Field[]
}
