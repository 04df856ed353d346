import type { Contrato } from '@paco/domain/contratos/contrato'
import { canEditContrato } from '@paco/domain/contratos/policy'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { MODO_LABELS } from '@paco/domain/medicoes/modo'
import { refusalOfRascunho } from '@paco/domain/medicoes/passos'
import type { RegraMedicao } from '@paco/domain/medicoes/registros'
import { isAprovado } from '@paco/domain/medicoes/situacao'
import { formatQuantity } from '@paco/domain/shared/quantity'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { planilhaLink } from '../../contratos/links.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { viewBoletimLink } from '../links.ts'
import { boletinsDoContratoQuery, medicaoDoContratoQuery } from '../queries.ts'
import { BoletinsTable } from './boletins-table.tsx'
import { type Falta, faltaPara } from './falta.ts'

const NovoBoletimDialog = lazy(async () => ({
  default: (await import('./novo-boletim-dialog.tsx')).NovoBoletimDialog,
}))

function leadOf({ modo, retencao_percentual }: RegraMedicao): string {
  if (modo === null) return 'Na execução direta não há medição.'
  const held =
    retencao_percentual === 0 ? 'sem retenção' : `retenção de ${formatQuantity(retencao_percentual)}%`
  return `${MODO_LABELS[modo]}, ${held}.`
}

function FaltaNotice({ falta }: { falta: Falta }) {
  return (
    <Notice tone="info">
      <p>
        {falta.texto}{' '}
        {falta.link === null ? null : (
          <Link {...falta.link} className={words.strong}>
            {falta.rotulo}
          </Link>
        )}
      </p>
    </Notice>
  )
}

interface ActionsProps {
  contrato: Contrato
  who: SessionUser | null
  boletins: readonly Boletim[]
  falta: Falta | null
  onNew: () => void
}

/** The open one is gone on with; else the next is opened. */
function Actions({ contrato, who, boletins, falta, onNew }: ActionsProps) {
  const open = boletins.find(({ situacao }) => !isAprovado(situacao))
  return (
    <>
      {canEditContrato(who, contrato) ? (
        <ButtonLink
          {...planilhaLink(contrato.id)}
          variant="default"
          leftSection={<SlidersHorizontal size={16} aria-hidden />}
        >
          Modo e retenção
        </ButtonLink>
      ) : null}
      {open ? (
        <ButtonLink {...viewBoletimLink(open.id)}>Continuar o boletim nº {open.numero}</ButtonLink>
      ) : null}
      {falta === null && refusalOfRascunho(who, contrato) === null ? (
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={onNew}>
          Novo boletim
        </Button>
      ) : null}
    </>
  )
}

interface BoletinsDoContratoProps {
  contrato: Contrato
  who: SessionUser | null
}

/** On a contract's page: its bulletins, the open one foremost, and what is missing before the next. */
export function BoletinsDoContrato({ contrato, who }: BoletinsDoContratoProps) {
  const navigate = useNavigate()
  const boletins = useQuery(boletinsDoContratoQuery(contrato.id))
  const medicao = useQuery(medicaoDoContratoQuery(contrato.id))
  const [isOpening, setOpening] = useState(false)
  const error = boletins.error ?? medicao.error
  if (error)
    return (
      <Problem
        error={error}
        onRetry={() => {
          void boletins.refetch()
          void medicao.refetch()
        }}
      />
    )
  if (!boletins.data || !medicao.data) return <Skeleton lines={5} label="Carregando os boletins…" />
  const falta = faltaPara(contrato, medicao.data.temPlanilha, boletins.data)
  const mine = refusalOfRascunho(who, contrato) === null
  const open = boletins.data.some(({ situacao }) => !isAprovado(situacao))
  return (
    <Card
      title="Boletins de medição"
      lead={leadOf(medicao.data.regra)}
      actions={
        <Actions
          contrato={contrato}
          who={who}
          boletins={boletins.data}
          falta={falta}
          onNew={() => setOpening(true)}
        />
      }
    >
      {boletins.data.length === 0 ? (
        <p className={`${shared.note} ${words.below12}`}>Nenhum boletim de medição neste contrato.</p>
      ) : (
        <BoletinsTable boletins={boletins.data} />
      )}
      {falta !== null && mine && !open ? (
        <div className={words.above12}>
          <FaltaNotice falta={falta} />
        </div>
      ) : null}
      <Suspense fallback={null}>
        {isOpening ? (
          <NovoBoletimDialog
            contrato={contrato}
            boletins={boletins.data}
            onClose={() => setOpening(false)}
            onOpened={(id) => void navigate(viewBoletimLink(id))}
          />
        ) : null}
      </Suspense>
    </Card>
  )
}
