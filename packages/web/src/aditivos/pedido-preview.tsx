import { MAX_PRAZO } from '@paco/domain/aditivos/aditivo'
import { LIMITE, limiteOf } from '@paco/domain/aditivos/limite'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { isMoney, sumMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import type { Values } from '../ui/entity-form/types.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { CorrecoesNote } from './correcoes-note.tsx'
import { type Asked, changesOf } from './efeito.ts'
import { EfeitoView } from './efeito-view.tsx'
import { LimiteMeter } from './limite-meter.tsx'
import classes from './pedido-preview.module.css'
import { aditivosDoProjetoQuery } from './queries.ts'
import { totalsOf } from './totals.ts'

const amountIn = (value: unknown) =>
  typeof value === 'number' && value >= 0 && isMoney(value) ? value : null
const wholeIn = (value: unknown, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : null

/** What was typed so far, as far as it makes sense. */
const askedIn = (values: Values): Asked => ({
  tipo: values.tipo === 'prazo' ? 'prazo' : 'valor',
  valor: amountIn(values.valor),
  prazo: wholeIn(values.prazo, MAX_PRAZO),
  etapa: wholeIn(values.etapa, 6),
})

/** Before asking: what an approval would change, and how near the legal ceiling it would come. */
export function PedidoPreview({ projeto, values }: { projeto: Projeto; values: Values }) {
  const { data: aditivos = [] } = useQuery(aditivosDoProjetoQuery(projeto.id))
  const { aprovado, pendente } = totalsOf(aditivos)
  const asked = askedIn(values)
  const changes = changesOf(projeto, asked, aprovado)
  const valor = asked.tipo === 'valor' ? asked.valor : null
  if (changes.length === 0) return null
  const limite = limiteOf(projeto.valor_original, aprovado, sumMoney([pendente, valor ?? 0]))
  return (
    <div className={`${shared.stack} ${words.above12} ${words.ink} ${words.rounded} ${classes.preview}`}>
      <EfeitoView title="Se for aprovado" changes={changes} />
      {valor === null ? null : <LimiteMeter limite={limite} pendingLabel="Pendente, com este pedido" />}
      <CorrecoesNote projeto={projeto} />
      <div role="status">
        {valor !== null && limite.passaria ? (
          <p className={`${words.rounded} ${classes.over}`}>
            <strong>Atenção:</strong> com este pedido os acréscimos passam do limite legal de {LIMITE}% do
            valor original (art. 125, Lei 14.133/2021). O pedido pode ser enviado, mas a aprovação exigirá
            justificativa.
          </p>
        ) : null}
      </div>
    </div>
  )
}
