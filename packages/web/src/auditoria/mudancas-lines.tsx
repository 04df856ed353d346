import { ACAO_LABELS, type Registro } from '@paco/domain/auditoria/registro'
import { formatInstant } from '@paco/domain/shared/days'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { changesOf } from './changes.ts'
import classes from './mudancas-lines.module.css'
import { type EntityDescription, type Registry, recordName } from './registry.ts'

/** More fields of one change than these are counted. */
const FIELDS = 3

/** `Fim: 20/05/2026 → 19/06/2026; Prazo (dias): 19 → 49`; what was created or deleted is named alone. */
export function changesText(registro: Registro, entity: EntityDescription | undefined): string {
  if (registro.acao !== 'alterou') return ''
  const changes = changesOf(registro, entity)
  const told = changes
    .slice(0, FIELDS)
    .map(({ label, before, after }) => `${label}: ${before || 'vazio'} → ${after || 'vazio'}`)
  const more = changes.length - told.length
  return [...told, ...(more > 0 ? [`e mais ${more} ${more === 1 ? 'campo' : 'campos'}`] : [])].join('; ')
}

/** Who did what, a line each. */
export function MudancasLines({
  registros,
  registry,
}: {
  registros: readonly Registro[]
  registry: Registry
}) {
  return (
    <ul className={`${words.size13} ${classes.lines}`}>
      {registros.map((registro) => {
        const entity = registry[registro.entidade]
        const text = changesText(registro, entity)
        return (
          <li key={registro.id} className={words.wraps}>
            <time dateTime={registro.instante} className={`${shared.note} ${words.tabular}`}>
              {formatInstant(registro.instante)}
            </time>
            <b>{registro.usuario_nome}</b> {ACAO_LABELS[registro.acao].toLowerCase()}{' '}
            {recordName(entity, registro)}
            {text ? <span className={words.muted}> ({text})</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
