import { type Aditivo, LABELS, TIPO_LABELS } from '@paco/domain/aditivos/aditivo'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Button } from '../ui/button.tsx'
import { type Change, ChangesTable } from '../ui/changes-table.tsx'
import { Notice } from '../ui/notice.tsx'
import words from '../ui/theme/words.module.css'

const money = (value: number | null) => (value === null ? '' : formatMoney(value))
const day = (value: string | null) => (value === null ? '' : formatDay(value))

/** What is asked for, in the order of the form. */
const SHOWN: readonly (readonly [string, (aditivo: Aditivo) => string])[] = [
  [LABELS.tipo, ({ tipo }) => TIPO_LABELS[tipo]],
  [LABELS.id_contrato, ({ contrato_nome }) => contrato_nome ?? ''],
  [LABELS.valor, ({ valor }) => money(valor)],
  [LABELS.id_orcamento, ({ orcamento_nome }) => orcamento_nome ?? ''],
  [LABELS.supressao, ({ supressao }) => money(supressao)],
  [LABELS.reajuste, ({ reajuste }) => money(reajuste)],
  [LABELS.prazo, ({ prazo }) => String(prazo ?? '')],
  [LABELS.etapa, ({ etapa }) => String(etapa ?? '')],
  [LABELS.descricao_pedido, ({ descricao_pedido }) => descricao_pedido ?? ''],
  [LABELS.numero_termo, ({ numero_termo }) => numero_termo ?? ''],
  [LABELS.data_assinatura, ({ data_assinatura }) => day(data_assinatura)],
  [LABELS.fundamento_legal, ({ fundamento_legal }) => fundamento_legal ?? ''],
  [LABELS.antecipado_em, ({ antecipado_em }) => day(antecipado_em)],
]

const changesOf = (lido: Aditivo, agora: Aditivo): Change[] =>
  SHOWN.map(([label, read]) => ({ label, before: read(lido), after: read(agora) })).filter(
    ({ before, after }) => before !== after,
  )

interface PedidoMudouProps {
  /** The request as it was read, and as it is. */
  lido: Aditivo
  agora: Aditivo
  onRead: () => void
}

/** The request changed under the eyes of whoever decides: what it asks for now is read before it is decided. */
export function PedidoMudou({ lido, agora, onRead }: PedidoMudouProps) {
  const changes = changesOf(lido, agora)
  return (
    <Notice tone="bad">
      <p>
        <strong>O pedido mudou depois que você o leu.</strong>{' '}
        {changes.length === 0 ? 'Foi devolvido e reenviado como era.' : 'Nada foi decidido. O que mudou:'}
      </p>
      {changes.length === 0 ? null : <ChangesTable changes={changes} />}
      <Button variant="default" className={words.above12} onClick={onRead}>
        Decidir o pedido de agora
      </Button>
    </Notice>
  )
}
