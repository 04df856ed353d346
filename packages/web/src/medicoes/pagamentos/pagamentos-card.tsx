import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { avisoDeAtraso, restaPagar } from '@paco/domain/medicoes/pagamento'
import { refusalOfPasso } from '@paco/domain/medicoes/passos'
import type { Pagamento } from '@paco/domain/medicoes/registros'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Banknote, ReceiptText, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import lists from '../../ui/data/facts.module.css'
import data from '../../ui/data/table.module.css'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import { pagamentosQuery } from '../queries.ts'

const forms = () => import('./pagamento-forms.tsx')
const LiquidarDialog = lazy(async () => ({ default: (await forms()).LiquidarDialog }))
const PagarDialog = lazy(async () => ({ default: (await forms()).PagarDialog }))

function Table({ pagamentos }: { pagamentos: readonly Pagamento[] }) {
  return (
    <table
      className={`${data.table} ${data.words} ${data.stacks} ${data.open} ${words.whole} ${words.above12}`}
    >
      <thead>
        <tr>
          <th scope="col">Pago em</th>
          <th scope="col">Empenho</th>
          <th scope="col">Nota fiscal</th>
          <th scope="col">Registrado por</th>
          <th scope="col" data-number>
            Valor
          </th>
        </tr>
      </thead>
      <tbody>
        {pagamentos.map((pagamento) => (
          <tr key={pagamento.id}>
            <th scope="row">{formatDay(pagamento.data)}</th>
            <td data-label="Empenho">{pagamento.empenho}</td>
            <td data-label="Nota fiscal">{pagamento.nota_fiscal}</td>
            <td data-label="Registrado por">{pagamento.registrado_por_nome}</td>
            <td data-label="Valor" data-number>
              {formatMoney(pagamento.valor)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PagamentosCardProps {
  boletim: Boletim
  contrato: Contrato
  who: SessionUser | null
  today: Day
}

/** Of an approved bulletin: its invoice, what was paid of it, and what is left. */
export function PagamentosCard({ boletim, contrato, who, today }: PagamentosCardProps) {
  const { data: pagamentos, error, refetch } = useQuery(pagamentosQuery(boletim.id))
  const [opened, setOpened] = useState<'liquidar' | 'pagar' | null>(null)
  const may = (nome: 'liquidar' | 'pagar') => refusalOfPasso(who, nome, contrato, boletim) === null
  const { valor_liquido: liquido } = boletim
  const resta = restaPagar(liquido, pagamentos?.map(({ valor }) => valor) ?? [boletim.valor_pago])
  const atraso = avisoDeAtraso(boletim, boletim.nota_fiscal_em, today)
  const close = () => setOpened(null)
  return (
    <Card
      title="Liquidação e pagamentos"
      actions={
        <>
          {may('liquidar') ? (
            <Button
              size="xs"
              leftSection={<ReceiptText size={14} aria-hidden />}
              onClick={() => setOpened('liquidar')}
            >
              Liquidar
            </Button>
          ) : null}
          {may('pagar') ? (
            <Button
              size="xs"
              leftSection={<Banknote size={14} aria-hidden />}
              onClick={() => setOpened('pagar')}
            >
              Registrar pagamento
            </Button>
          ) : null}
        </>
      }
    >
      {atraso === null ? null : (
        <p className={`${shared.tinted} ${tones.late} ${words.below12} ${words.medium}`}>
          <TriangleAlert size={16} aria-hidden />
          {atraso}
        </p>
      )}
      <dl className={lists.ends}>
        {(
          [
            ['Líquido a pagar', formatMoney(liquido)],
            [
              'Nota fiscal',
              boletim.nota_fiscal === null
                ? '-'
                : `${boletim.nota_fiscal}, de ${boletim.nota_fiscal_em === null ? '-' : formatDay(boletim.nota_fiscal_em)}`,
            ],
            ['Pago', formatMoney(boletim.valor_pago)],
            ['Resta pagar', formatMoney(resta)],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {pagamentos?.length === 0 ? (
        <p className={`${shared.note} ${words.above12}`}>Nenhum pagamento registrado.</p>
      ) : null}
      {pagamentos && pagamentos.length > 0 ? <Table pagamentos={pagamentos} /> : null}
      <Suspense fallback={null}>
        {opened === 'liquidar' ? <LiquidarDialog boletim={boletim} onClose={close} /> : null}
        {opened === 'pagar' ? <PagarDialog boletim={boletim} resta={resta} onClose={close} /> : null}
      </Suspense>
    </Card>
  )
}
