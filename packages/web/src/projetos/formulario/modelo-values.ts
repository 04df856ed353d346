import { isUsualName, modeloOf } from '@paco/domain/projetos/modelos'
import type { Natureza } from '@paco/domain/projetos/natureza'
import type { Day } from '@paco/domain/shared/days'
import { sameValue } from '../../ui/entity-form/merge.ts'
import type { Values } from '../../ui/entity-form/types.ts'

/** A template as the fields of a project's form. */
const fieldsOf = (natureza: Natureza, inicio: Day): Values => ({
  natureza,
  ...Object.fromEntries(
    modeloOf(natureza, inicio).flatMap(({ numero, ...etapa }) => [
      [`etapa${numero}`, etapa.nome],
      [`datainicioetapa${numero}`, etapa.inicio],
      [`datafimetapa${numero}`, etapa.fim],
      [`prazoetapa${numero}`, etapa.prazo],
    ]),
  ),
})

/** Nobody wrote it: it is empty, or a name that stages have anyway. */
const isUntouched = (name: string, value: unknown): boolean =>
  sameValue(value, null) || (/^etapa\d$/.test(name) && typeof value === 'string' && isUsualName(value))

/** What a template fills in, and what it would have to take the place of. */
export function modeloIn(values: Values, natureza: Natureza, inicio: Day) {
  const other = Object.entries(fieldsOf(natureza, inicio)).filter(
    ([name, value]) => !sameValue(value, values[name]),
  )
  const free = other.filter(([name]) => isUntouched(name, values[name]))
  return {
    fills: Object.fromEntries(free) as Values,
    all: Object.fromEntries(other) as Values,
    typed: other.map(([name]) => name).filter((name) => !isUntouched(name, values[name])),
  }
}
