import { type Day, formatDay } from '@paco/domain/shared/days'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import data from '../../ui/data/table.module.css'
import { StatusPill } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import type { EtapaView } from '../etapas/etapa-view.ts'
import { STATUS_TONES } from '../status-tone.ts'
import classes from './estatisticas.module.css'

const shown = (day: Day | null) => (day === null ? '-' : formatDay(day))

/** The six stages in figures; on narrow screens each row becomes a small sheet. */
export function EtapasTable({ etapas }: { etapas: readonly EtapaView[] }) {
  return (
    <table className={`${data.table} ${data.open} ${data.stacks} ${classes.table}`}>
      <caption className={shared.unseen}>As seis etapas em números</caption>
      <thead>
        <tr>
          <th scope="col">Etapa</th>
          <th scope="col">Situação</th>
          <th scope="col">Progresso</th>
          <th scope="col">Início</th>
          <th scope="col">Fim</th>
          <th scope="col">Duração (dias)</th>
          <th scope="col">Atraso (dias)</th>
        </tr>
      </thead>
      <tbody>
        {etapas.map(({ numero, nome, estado, percentual, regra, inicio, fim, dias, diasAtraso }) => (
          <tr key={numero}>
            <th scope="row">{nome}</th>
            <td data-label="Situação">
              <StatusPill tone={STATUS_TONES[estado]}>{estado}</StatusPill>
            </td>
            <td data-label="Progresso">
              <div>
                <ProgressBar
                  label={`Progresso: ${nome}`}
                  value={percentual}
                  size="sm"
                  tone={estado === 'Atrasado' ? 'late' : estado === 'Concluído' ? 'ok' : 'blue'}
                />
                {regra ? <p className={shared.note}>{regra}</p> : null}
              </div>
            </td>
            <td data-label="Início">{shown(inicio)}</td>
            <td data-label="Fim">{shown(fim)}</td>
            <td data-label="Duração (dias)">{dias ?? '-'}</td>
            <td data-label="Atraso (dias)" data-late={diasAtraso > 0 || undefined}>
              {diasAtraso > 0 ? diasAtraso : '-'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
