import type { Contrato } from '@paco/domain/contratos/contrato'
import { PRAZOS_USUAIS } from '@paco/domain/recebimentos/constantes'
import { recebimentosCalls } from '@paco/domain/recebimentos/contract'
import { MESSAGES } from '@paco/domain/recebimentos/messages'
import { refusalOfRegistro } from '@paco/domain/recebimentos/quem'
import {
  LABELS,
  type Recebimento,
  TIPOS_RECEBIMENTO,
  type TipoRecebimento,
} from '@paco/domain/recebimentos/recebimento'
import {
  prazoDoRecebimento,
  refusalOfMudanca,
  refusalOfTermo,
  responsabilidadeAte,
} from '@paco/domain/recebimentos/regras'
import { type Day, formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck, Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import facts from '../ui/data/facts.module.css'
import parts from '../ui/data/parts.module.css'
import { FileButton } from '../ui/file/file-button.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { recebimentosQuery } from './queries.ts'

const forms = () => import('./recebimento-form.tsx')
const RegistrarDialog = lazy(async () => ({ default: (await forms()).RegistrarDialog }))
const AlterarDialog = lazy(async () => ({ default: (await forms()).AlterarDialog }))

const TITLES: Record<TipoRecebimento, string> = {
  provisorio: 'Recebimento provisório',
  definitivo: 'Recebimento definitivo',
}

/** Why a term cannot be noted now by this person; null where it can. */
export function refusalNow(
  tipo: TipoRecebimento,
  contrato: Contrato,
  termos: readonly Recebimento[],
  who: SessionUser | null,
): string | null {
  const tipos = termos.map((termo) => termo.tipo)
  const provisorio = termos.find((termo) => termo.tipo === 'provisorio')
  if (contrato.assinatura === null) return MESSAGES.notSigned
  const repeated = refusalOfTermo(tipo, tipos) ?? refusalOfMudanca(tipos)
  if (repeated !== null) return repeated
  if (tipo === 'definitivo' && !provisorio) return MESSAGES.provisionalFirst
  if (tipo === 'definitivo' && provisorio?.ressalvas != null && provisorio.sanadas_em === null)
    return MESSAGES.openReservations
  return refusalOfRegistro(who, tipo, contrato)
}

/** Until when it is to be done, or how long it counts. */
export function prazoText(
  tipo: TipoRecebimento,
  termo: Recebimento | undefined,
  provisorio: Recebimento | undefined,
): string {
  const dias = PRAZOS_USUAIS[tipo]
  if (tipo === 'provisorio')
    return `Prazo usual: ${dias} dias depois de a contratada comunicar o término, se o contrato não diz outro.`
  if (termo)
    return `A contratada responde pela solidez e segurança até ${formatDay(responsabilidadeAte(termo.data))} (cinco anos, art. 140, § 6º).`
  if (provisorio)
    return `Prazo usual: até ${formatDay(prazoDoRecebimento('definitivo', provisorio.data))}, ${dias} dias depois do provisório, se o contrato não diz outro.`
  return `Prazo usual: ${dias} dias depois do recebimento provisório, se o contrato não diz outro.`
}

function Ressalvas({ termo, today }: { termo: Recebimento; today: Day }) {
  const { ressalvas, corrigir_ate, sanadas_em } = termo
  if (ressalvas === null) return null
  const late = sanadas_em === null && corrigir_ate !== null && corrigir_ate < today
  return (
    <div data-long>
      <dt>{LABELS.ressalvas}</dt>
      <dd>
        <span className={parts.prose}>{ressalvas}</span>
        <p className={words.above4}>
          {sanadas_em === null ? (
            <StatusPill tone={late ? 'late' : 'wait'}>
              {`${late ? 'Deviam ser sanadas até' : 'A sanar até'} ${corrigir_ate === null ? '-' : formatDay(corrigir_ate)}`}
            </StatusPill>
          ) : (
            <StatusPill tone="ok">{`Sanadas em ${formatDay(sanadas_em)}`}</StatusPill>
          )}
        </p>
      </dd>
    </div>
  )
}

function Termo({ termo, today }: { termo: Recebimento; today: Day }) {
  return (
    <dl className={facts.facts}>
      <div>
        <dt>{LABELS.data}</dt>
        <dd>{formatDay(termo.data)}</dd>
      </div>
      <div>
        <dt>{LABELS.responsaveis}</dt>
        <dd>{termo.responsaveis.map(({ nome }) => nome).join('\n')}</dd>
      </div>
      <div>
        <dt>Registrado por</dt>
        <dd>{termo.registrado_por_nome}</dd>
      </div>
      <div data-long>
        <dt>{LABELS.descricao}</dt>
        <dd className={parts.prose}>{termo.descricao}</dd>
      </div>
      <Ressalvas termo={termo} today={today} />
    </dl>
  )
}

interface RecebimentoProps {
  contrato: Contrato
  who: SessionUser | null
  today: Day
  /** What is kept with a term, under it. */
  documentos?: (termo: Recebimento) => ReactNode
}

interface CardProps extends RecebimentoProps {
  tipo: TipoRecebimento
  termos: readonly Recebimento[]
  onOpen: (dialog: 'registrar' | 'alterar') => void
}

function TermoCard({ tipo, contrato, termos, who, today, documentos, onOpen }: CardProps) {
  const termo = termos.find((one) => one.tipo === tipo)
  const provisorio = termos.find((one) => one.tipo === 'provisorio')
  const refusal = refusalNow(tipo, contrato, termos, who)
  const mayChange =
    termo !== undefined &&
    refusalOfMudanca(termos.map((one) => one.tipo)) === null &&
    refusalOfRegistro(who, tipo, contrato) === null
  return (
    <Card
      title={TITLES[tipo]}
      actions={
        termo ? (
          <>
            {mayChange ? (
              <Button
                variant="default"
                leftSection={<Pencil size={16} aria-hidden />}
                onClick={() => onOpen('alterar')}
              >
                Alterar
              </Button>
            ) : null}
            <FileButton
              call={recebimentosCalls.printRecebimento}
              parts={{ params: { id: termo.id } }}
              file={`termo-recebimento-${tipo}-${contrato.numero_ano.replace(/\W+/g, '-')}.pdf`}
              failure={MESSAGES.pdfFailed}
            />
          </>
        ) : refusal === null ? (
          <Button leftSection={<ClipboardCheck size={16} aria-hidden />} onClick={() => onOpen('registrar')}>
            Registrar
          </Button>
        ) : null
      }
    >
      {termo ? (
        <Termo termo={termo} today={today} />
      ) : (
        <p>Ainda não recebido. {who === null ? null : refusal}</p>
      )}
      <p className={`${shared.note} ${words.above12} ${words.below12}`}>
        {prazoText(tipo, termo, provisorio)}
      </p>
      {termo ? documentos?.(termo) : null}
    </Card>
  )
}

/** The receipt of what was contracted: first for a while by the inspector, then for good by another person. */
export function RecebimentoDoContrato({ contrato, who, today, documentos }: RecebimentoProps) {
  const { data: termos, error, refetch } = useQuery(recebimentosQuery(contrato.id))
  const [opened, setOpened] = useState<{ tipo: TipoRecebimento; dialog: 'registrar' | 'alterar' } | null>(
    null,
  )
  if (error && !termos) return <Problem text={MESSAGES.loadFailed} onRetry={() => void refetch()} />
  if (!termos) return <Skeleton lines={6} label="Carregando os termos de recebimento…" />
  const onClose = () => setOpened(null)
  const termo = opened && termos.find(({ tipo }) => tipo === opened.tipo)
  const provisorio = termos.find(({ tipo }) => tipo === 'provisorio') ?? null
  const form = { contrato, provisorio: opened?.tipo === 'definitivo' ? provisorio : null, onClose }
  return (
    <div className={parts.measured}>
      <div className={parts.pair}>
        {TIPOS_RECEBIMENTO.map((tipo) => (
          <TermoCard
            key={tipo}
            tipo={tipo}
            contrato={contrato}
            termos={termos}
            who={who}
            today={today}
            {...(documentos && { documentos })}
            onOpen={(dialog) => setOpened({ tipo, dialog })}
          />
        ))}
      </div>
      <Suspense fallback={null}>
        {opened?.dialog === 'registrar' ? <RegistrarDialog tipo={opened.tipo} {...form} /> : null}
        {opened?.dialog === 'alterar' && termo ? <AlterarDialog termo={termo} {...form} /> : null}
      </Suspense>
    </div>
  )
}
