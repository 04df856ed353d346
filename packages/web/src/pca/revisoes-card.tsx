import { CATEGORIA_LABELS, type Categoria } from '@paco/domain/pca/categorias'
import { LABELS } from '@paco/domain/pca/pca'
import { type Revisao, TIPO_REVISAO_LABELS } from '@paco/domain/pca/revisao'
import { formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import { ChangesTable } from '../ui/changes-table.tsx'
import { formatNumber } from '../ui/charts/numbers.ts'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { revisoesQuery } from './queries.ts'

/** A value as the revision keeps it, in people's words. */
function shown(campo: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (campo.startsWith('valor_')) return formatMoney(Number(value))
  if (campo === 'expectativa_consumo_anual') return formatNumber(Number(value))
  if (campo === 'data_pretendida') return formatDay(String(value))
  return campo === 'categoria' ? CATEGORIA_LABELS[value as Categoria] : String(value)
}

const changesOf = ({ antes, depois }: Revisao) =>
  [...new Set([...Object.keys(antes), ...Object.keys(depois)])].map((campo) => ({
    label: LABELS[campo as keyof typeof LABELS],
    before: shown(campo, antes[campo]),
    after: shown(campo, depois[campo]),
  }))

/** What changed in an item after its plan was approved; nothing where nothing did. */
export function RevisoesCard({ id }: { id: number }) {
  const { data: revisoes = [], error, refetch } = useQuery(revisoesQuery(id))
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (revisoes.length === 0) return null
  return (
    <Card title="Revisões" lead="O que mudou depois de aprovado o plano, e por quê." long>
      {revisoes.map((revisao) => (
        <section key={revisao.id} className={words.below16}>
          <h3>
            {revisao.numero}. {TIPO_REVISAO_LABELS[revisao.tipo]}
          </h3>
          <p className={shared.note}>
            {[
              formatInstant(revisao.feita_em),
              revisao.feita_por_nome,
              revisao.enviada ? 'informada ao PNCP' : 'ainda não informada ao PNCP',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p>{revisao.justificativa}</p>
          <ChangesTable changes={changesOf(revisao)} />
        </section>
      ))}
    </Card>
  )
}
