import { tribunalAtual } from '@paco/domain/cidade/tribunais'
import { remessasCalls } from '@paco/domain/remessas/contract'
import { MESSAGES } from '@paco/domain/remessas/messages'
import { prazoOf } from '@paco/domain/remessas/periodo'
import type { PreviaTce } from '@paco/domain/remessas/remessa'
import { type Tribunal, tribunalDe } from '@paco/domain/remessas/tribunais'
import { formatDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import facts from '../ui/data/facts.module.css'
import { FileButton } from '../ui/file/file-button.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { previaQuery } from './queries.ts'

const obrasText = (linhas: number) =>
  `${formatWhole(linhas)} ${linhas === 1 ? 'obra contratada' : 'obras contratadas'}`

type PreviaProps = { previa: PreviaTce; tribunal: Tribunal }

function Pendencias({ previa: { pendencias }, tribunal }: PreviaProps) {
  if (pendencias.length === 0)
    return (
      <p className={shared.note}>
        {tribunal.leiaute
          ? 'Nenhum campo que o tribunal pede está em branco.'
          : 'Nenhum dos campos principais está em branco.'}
      </p>
    )
  const told = pendencias.map(({ campo, quantidade }) => `${campo} em ${formatWhole(quantidade)}`)
  return (
    <p className={shared.note}>
      <b>Em branco:</b> {told.join(', ')}. Complete no projeto ou no contrato antes de gerar a remessa.
    </p>
  )
}

/** Until when, by which system, and where more is told. */
function Envio({ previa, tribunal }: PreviaProps) {
  const { site, sistema } = tribunal
  const prazo = prazoOf(previa, tribunal)
  const told = [
    ...(prazo === null ? [] : [`Prazo da remessa: até ${formatDay(prazo)}`]),
    ...(sistema === null ? [] : [`Sistema: ${sistema}`]),
  ]
  if (told.length === 0 && site === null) return null
  return (
    <p className={`${shared.note} ${words.above4}`}>
      {told.length > 0 && `${told.join('. ')}. `}
      {site !== null && (
        <a href={site} target="_blank" rel="noreferrer">
          Site do {tribunal.sigla}
        </a>
      )}
    </p>
  )
}

function Previa({ previa, tribunal }: PreviaProps) {
  return (
    <>
      {previa.situacoes.length > 0 && (
        <dl className={`${facts.facts} ${words.below12}`}>
          {previa.situacoes.map(({ codigo, nome, quantidade }) => (
            <div key={codigo}>
              <dt className={words.muted}>{tribunal.leiaute ? `${codigo} · ${nome}` : nome}</dt>
              <dd className={`${words.strong} ${words.tabular}`}>{formatWhole(quantidade)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Pendencias previa={previa} tribunal={tribunal} />
      <p className={`${shared.note} ${words.above4}`}>
        Atrasada é a obra que passou do fim do cronograma original
        {tribunal.leiaute && ', como conta o tribunal'}. {tribunal.aviso}.
      </p>
      <Envio previa={previa} tribunal={tribunal} />
    </>
  )
}

/** What a remittance would hold today, and the spreadsheet to look it over before one is made. */
export function PreviaCard() {
  const { data: previa, error, refetch } = useQuery(previaQuery)
  if (error && !previa) return <ErrorState error={error} onRetry={() => void refetch()} />
  const tribunal = tribunalDe(previa?.tribunal ?? tribunalAtual())
  const lead =
    previa &&
    `${obrasText(previa.linhas)} no período de ${formatDay(previa.inicio)} a ${formatDay(previa.fim)}`
  return (
    <Card
      title={`Prévia de hoje para o ${tribunal.sigla}`}
      lead={lead}
      actions={
        <FileButton
          call={remessasCalls.exportObrasTce}
          parts={{ query: { formato: 'xlsx' } }}
          file={`obras-${previa?.tribunal ?? tribunalAtual()}-previa.xlsx`}
          label="Baixar prévia"
          failure={MESSAGES.exportFailed}
        />
      }
    >
      {previa ? (
        <Previa previa={previa} tribunal={tribunal} />
      ) : (
        <Skeleton lines={3} label="Contando as obras…" />
      )}
    </Card>
  )
}
