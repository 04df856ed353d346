import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { type Medidor, medir } from '@paco/domain/aditivos/limite'
import { MAX_PRAZO } from '@paco/domain/aditivos/pedido'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { isMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import type { Values } from '../ui/entity-form/types.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { CorrecoesNote } from './correcoes-note.tsx'
import { type Asked, changesOf } from './efeito.ts'
import { EfeitoView } from './efeito-view.tsx'
import { classesOf, Medidores } from './medidores.tsx'
import classes from './pedido-preview.module.css'
import { limitesQuery } from './queries.ts'

const amountIn = (value: unknown) =>
  typeof value === 'number' && value >= 0 && isMoney(value) ? value : null
const wholeIn = (value: unknown, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : null

/** The kinds of request in which each amount is said. */
const SAID: Record<'valor' | 'supressao' | 'prazo' | 'reajuste', readonly Aditivo['tipo'][]> = {
  valor: ['valor', 'misto'],
  supressao: ['supressao', 'misto'],
  prazo: ['prazo', 'misto'],
  reajuste: ['apostila'],
}
export const says = (values: Values, what: keyof typeof SAID): boolean =>
  SAID[what].some((tipo) => tipo === values.tipo)

/** What was typed so far, as far as it makes sense. */
export function askedIn(values: Values): Asked {
  const amount = (what: 'valor' | 'supressao' | 'reajuste') =>
    says(values, what) ? amountIn(values[what]) : null
  const prazo = says(values, 'prazo') ? wholeIn(values.prazo, MAX_PRAZO) : null
  return {
    valor: amount('valor'),
    supressao: amount('supressao'),
    reajuste: amount('reajuste'),
    prazo,
    etapa: prazo === null ? null : wholeIn(values.etapa, 6),
  }
}

/** What a request is measured by: the contract that was chosen, or the only one there is. */
export function medidorFor(medidores: readonly Medidor[], id_contrato: unknown): Medidor | null {
  const open = medidores.filter(({ aberto }) => aberto)
  return open.find((one) => one.id_contrato === id_contrato) ?? (open.length === 1 ? (open[0] ?? null) : null)
}

const OVER = {
  acrescimos: 'os acréscimos passam',
  supressoes: 'as supressões passam',
}

/** Before asking: what an approval would change, and how near the legal ceilings it would come. */
export function PedidoPreview({ projeto, values }: { projeto: Projeto; values: Values }) {
  const { data: medidores = [] } = useQuery(limitesQuery(projeto.id))
  const medidor = medidorFor(medidores, values.id_contrato)
  const asked = askedIn(values)
  const changes = changesOf(projeto, asked, medidor)
  if (changes.length === 0) return null
  const measured = classesOf(asked)
  const medicao = medidor && medir(medidor, asked)
  const over = measured.filter((classe) => medicao?.[classe].passaria)
  return (
    <div className={`${shared.stack} ${words.above12} ${words.ink} ${words.rounded} ${classes.preview}`}>
      <EfeitoView title="Se for aprovado" changes={changes} />
      {medidor && measured.length > 0 ? (
        <Medidores
          medidas={medidor}
          classes={measured}
          asked={asked}
          pendingLabel="Pendente, com este pedido"
        />
      ) : null}
      <CorrecoesNote projeto={projeto} />
      <div role="status">
        {over.map((classe) => (
          <p key={classe} className={`${words.rounded} ${classes.over}`}>
            <strong>Atenção:</strong> com este pedido {OVER[classe]} do limite legal de{' '}
            {medicao?.[classe].permitido}% (art. 125, Lei 14.133/2021). O pedido pode ser enviado, mas a
            aprovação exigirá justificativa.
          </p>
        ))}
      </div>
    </div>
  )
}
