import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import classes from './legais.module.css'
import { Aberto, Cumprido } from './legais-rows.tsx'
import { prazosDoProjetoQuery } from './queries.ts'
import { useDesfazer } from './use-desfazer.ts'

const Head = ({ labels }: { labels: readonly string[] }) => (
  <thead>
    <tr>
      {labels.map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
)

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** On a project's page: what the law asks of its contracts, amendments, stoppages and agreements, and what was done. */
export function LegaisCard({ projeto, who }: { projeto: { id: number }; who: SessionUser | null }) {
  const {
    data: prazos = [],
    error,
    refetch,
  } = useQuery({
    ...prazosDoProjetoQuery(projeto.id),
    enabled: who !== null,
  })
  const undo = useDesfazer()
  const open = prazos.filter(({ situacao }) => situacao === 'aberto')
  const met = prazos.filter(({ situacao }) => situacao !== 'aberto')
  if (who === null || (prazos.length === 0 && !error)) return null
  const lead = `${counted(open.length, 'aberto', 'abertos')}, ${counted(met.length, 'cumprido', 'cumpridos')}.`
  const table = `${data.table} ${data.words} ${data.stacks}`
  return (
    <Card title="Prazos legais" lead={error ? '' : lead} long>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {undo.error ? <Problem error={undo.error} /> : null}
      {open.length > 0 && (
        <table className={table} aria-label="Prazos legais abertos">
          <Head labels={['Prazo', 'Base legal e o que fazer', 'Vence em', 'Situação']} />
          <tbody>
            {open.map((prazo) => (
              <Aberto key={prazo.chave} prazo={prazo} who={who} />
            ))}
          </tbody>
        </table>
      )}
      {met.length > 0 && (
        <details className={classes.met}>
          <summary>Cumpridos ({met.length})</summary>
          <table className={table} aria-label="Prazos legais cumpridos">
            <Head labels={['Prazo', 'Como', 'Vencia em', 'Situação']} />
            <tbody>
              {met.map((prazo) => (
                <Cumprido key={prazo.chave} prazo={prazo} who={who} onUndo={() => void undo.ask(prazo)} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Card>
  )
}
