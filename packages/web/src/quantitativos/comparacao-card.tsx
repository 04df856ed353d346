import { LIMITE, LIMITE_REFORMA } from '@paco/domain/aditivos/constantes'
import type { ComparacaoRevisao } from '@paco/domain/quantitativos/contract'
import type { Revisao } from '@paco/domain/quantitativos/revisao'
import { numberFormat } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { formatQuantity } from '@paco/domain/shared/quantity'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { Card } from '../ui/card.tsx'
import sheet from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { comparacaoQuery } from './queries.ts'
import { nameOf } from './revisoes.ts'

const percent = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 })
const percentText = (value: number | null) => (value === null ? '-' : `${percent(value)}%`)

type Mudanca = ComparacaoRevisao['mudancas'][number]

const TIPOS: Record<Mudanca['tipo'], string> = {
  incluido: 'Incluído',
  retirado: 'Retirado',
  alterado: 'Alterado',
}

export interface Juizo {
  tone: 'ok' | 'late' | 'idle'
  texto: string
}

const classeText = (classe: string, valor: number, share: number | null, teto: number, passa: boolean) =>
  `${classe}: ${formatMoney(valor)}${share === null ? '' : `, ${percentText(share)} do valor do contrato`}. ${
    passa
      ? `Com os aditivos anteriores passa do limite de ${teto}% (art. 125).`
      : `Com os aditivos anteriores fica no limite de ${teto}% (art. 125).`
  }`

function desconto({ desconto_antes, desconto_depois, excesso_desconto }: ComparacaoRevisao): Juizo {
  if (excesso_desconto === null)
    return {
      tone: 'idle',
      texto: 'Desconto global (art. 128): não conferido, porque há itens sem preço de referência.',
    }
  const change = `de ${percentText(desconto_antes)} para ${percentText(desconto_depois)}`
  return excesso_desconto > 0
    ? {
        tone: 'late',
        texto: `Desconto global (art. 128): diminui ${change}; a planilha está ${formatMoney(excesso_desconto)} acima do que o mantém.`,
      }
    : { tone: 'ok', texto: `Desconto global (art. 128): ${change}, mantido.` }
}

/** What the law says of a revision, in words: increases, suppressions, and the discount that was signed. */
export function juizosOf(comparacao: ComparacaoRevisao, reforma: boolean): readonly Juizo[] {
  const { acrescimos, supressoes, passa_acrescimos, passa_supressoes } = comparacao
  const tone = (passa: boolean) => (passa ? 'late' : 'ok')
  const teto = reforma ? LIMITE_REFORMA : LIMITE
  return [
    {
      tone: tone(passa_acrescimos),
      texto: classeText('Acréscimos', acrescimos, comparacao.percentual_acrescimos, teto, passa_acrescimos),
    },
    {
      tone: tone(passa_supressoes),
      texto: classeText('Supressões', supressoes, comparacao.percentual_supressoes, LIMITE, passa_supressoes),
    },
    desconto(comparacao),
  ]
}

const ICONS = { ok: CircleCheck, late: CircleAlert, idle: Info }

const fromTo = (before: number | null, after: number | null, write: (value: number) => string) => {
  if (before === after) return before === null ? '-' : write(before)
  return `${before === null ? '-' : write(before)} → ${after === null ? '-' : write(after)}`
}

function Mudancas({ mudancas }: { mudancas: readonly Mudanca[] }) {
  if (mudancas.length === 0)
    return <p className={shared.note}>Nenhum item mudou em relação à revisão anterior.</p>
  return (
    <div className={sheet.box}>
      <table className={`${sheet.table} ${sheet.words} ${sheet.stacks}`}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">O que mudou</th>
            <th scope="col" data-number>
              Quantidade
            </th>
            <th scope="col" data-number>
              Preço unitário
            </th>
            <th scope="col" data-number>
              Diferença
            </th>
            <th scope="col" data-number>
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {mudancas.map((mudanca) => (
            <tr key={`${mudanca.tipo} ${mudanca.codigo}`}>
              <th scope="row">
                {mudanca.codigo} {mudanca.descricao}
              </th>
              <td data-label="O que mudou">{TIPOS[mudanca.tipo]}</td>
              <td data-label="Quantidade" data-number>
                {fromTo(mudanca.quantidade_antes, mudanca.quantidade_depois, formatQuantity)}{' '}
                {mudanca.unidade}
              </td>
              <td data-label="Preço unitário" data-number>
                {fromTo(mudanca.preco_antes, mudanca.preco_depois, formatMoney)}
              </td>
              <td data-label="Diferença" data-number>
                {formatMoney(mudanca.diferenca)}
              </td>
              <td data-label="%" data-number>
                {percentText(mudanca.percentual)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ComparacaoProps {
  revisao: Pick<Revisao, 'id' | 'revisao' | 'versao'>
  reforma: boolean
}

/** A revision against the one before: item by item, and what the law says of it. */
export function ComparacaoCard({ revisao, reforma }: ComparacaoProps) {
  const { data, error, refetch } = useQuery(comparacaoQuery(revisao.id, revisao.versao))
  return (
    <Card
      title={`${nameOf(revisao)} comparada com a revisão ${revisao.revisao - 1}`}
      lead={data ? `Diferença no total: ${formatMoney(data.liquido)}.` : '\u00a0'}
      long
    >
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={4} label="Comparando as revisões…" /> : null}
      {data ? (
        <div className={shared.stack}>
          <ul className={`${shared.stack} ${words.gap8}`}>
            {juizosOf(data, reforma).map(({ tone, texto }) => {
              const Icon = ICONS[tone]
              return (
                <li key={texto} className={`${shared.tinted} ${tones[tone]}`}>
                  <Icon size={16} aria-hidden />
                  <span>{texto}</span>
                </li>
              )
            })}
          </ul>
          <Mudancas mudancas={data.mudancas} />
        </div>
      ) : null}
    </Card>
  )
}
