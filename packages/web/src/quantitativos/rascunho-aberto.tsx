import type { Contrato } from '@paco/domain/contratos/contrato'
import { refusalOfAprovacao } from '@paco/domain/quantitativos/abrir'
import { impedimentoDeAprovacao } from '@paco/domain/quantitativos/aprovacao-policy'
import { quantitativosCalls } from '@paco/domain/quantitativos/contract'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { formatMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useNavigate } from '@tanstack/react-router'
import { BadgeCheck, FileUp, SlidersHorizontal, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { importarPlanilhaLink } from './links.ts'
import { PlanilhaRascunho } from './planilha-rascunho.tsx'
import { Totais } from './rascunho-status.tsx'
import { nameOf, type RevisaoCompleta } from './revisoes.ts'
import { type Rascunho, useRascunho } from './use-rascunho.ts'

const DadosDialog = lazy(async () => ({ default: (await import('./revisao-dialogs.tsx')).DadosDialog }))

interface AbertoProps {
  contrato: Contrato
  revisao: RevisaoCompleta
  who: SessionUser
  /** All who typed something of it by now. */
  autores: readonly number[]
  /** What it has to come to; null where that cannot be told. */
  esperado: number | null
  onReload: () => Promise<void>
  /** What stands above the rows, with the draft's own buttons in it. */
  header: (own: ReactNode) => ReactNode
}

const UNSAVED = 'Complete ou corrija as células marcadas antes de aprovar.'

/** Approves a draft: what was typed is saved first, and what stands against it is told at its cell. */
function useApprove(revisao: RevisaoCompleta, rascunho: Rascunho) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = useAskedWrite({
    send: (versao: number) =>
      request(quantitativosCalls.approveRevisao, { params: { id: revisao.id }, body: { versao } }),
    question: () => ({
      title: `Aprovar a ${nameOf(revisao).toLowerCase()} da planilha?`,
      text: `Ela soma ${formatMoney(rascunho.calculada.total)}. Aprovada, não muda mais: só um aditivo a revisa.`,
      confirmLabel: 'Aprovar planilha',
    }),
    onDone: () => toast(MESSAGES.approved),
    quiet: true,
  })
  async function ask() {
    setRefusal(null)
    if (!(await rascunho.flush())) {
      setRefusal(UNSAVED)
      return
    }
    await write.ask(rascunho.versao())
  }
  return { ask, isPending: write.isPending, error: write.error, problem: refusal ?? write.problem }
}

function useDelete(revisao: RevisaoCompleta, rascunho: Rascunho) {
  return useAskedWrite({
    send: ({ id }: RevisaoCompleta) => request(quantitativosCalls.deleteRevisao, { params: { id } }),
    question: () => ({
      title: `Excluir a ${nameOf(revisao).toLowerCase()}, em elaboração?`,
      text: 'As linhas digitadas se perdem. O histórico continua guardado.',
      confirmLabel: 'Excluir rascunho',
      danger: true,
    }),
    onDone: () => {
      rascunho.discard()
      toast(MESSAGES.deleted)
    },
  })
}

/** A draft with all that is done to it. */
export function RascunhoAberto({ contrato, revisao, who, autores, esperado, onReload, header }: AbertoProps) {
  const rascunho = useRascunho(revisao)
  const approve = useApprove(revisao, rascunho)
  const remove = useDelete(revisao, rascunho)
  const navigate = useNavigate()
  const [isDados, setDados] = useState(false)
  const hindered =
    refusalOfAprovacao(contrato) ??
    impedimentoDeAprovacao(who, { autores: rascunho.isDirty ? [...autores, who.id] : autores })
  const { refuse } = rascunho
  const [told, setTold] = useState<unknown>(null)
  if (approve.error !== told) {
    setTold(approve.error)
    if (approve.error instanceof PacoError && approve.error.campos) refuse(approve.error.campos)
  }
  /** What changes the sheet elsewhere comes after all that was typed. */
  const whole = async (what: string, next: () => void) => {
    if (await rascunho.flush()) next()
    else toast(`Complete as células marcadas antes de ${what}.`, { tone: 'info' })
  }
  const reload = () => {
    rascunho.discard()
    void onReload()
  }
  return (
    <>
      {header(
        <>
          <Button
            variant="default"
            leftSection={<FileUp size={16} aria-hidden />}
            onClick={() => void whole('importar', () => void navigate(importarPlanilhaLink(contrato.id)))}
          >
            Importar planilha
          </Button>
          <Button
            variant="default"
            leftSection={<SlidersHorizontal size={16} aria-hidden />}
            onClick={() => void whole('mudar os dados da revisão', () => setDados(true))}
          >
            Dados
          </Button>
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => void remove.ask(revisao)}
          >
            Excluir rascunho
          </Button>
          <Button
            loading={approve.isPending}
            disabled={hindered !== null}
            leftSection={<BadgeCheck size={16} aria-hidden />}
            onClick={() => void approve.ask()}
          >
            Aprovar
          </Button>
        </>,
      )}
      {hindered === null ? null : <p className={`${shared.note} ${words.below12}`}>{hindered}</p>}
      {approve.problem ? <Problem text={approve.problem} /> : null}
      {remove.problem ? <Problem text={remove.problem} /> : null}
      <PlanilhaRascunho
        revisao={revisao}
        rascunho={rascunho}
        isBusy={approve.isPending}
        onReload={reload}
        footer={() => (
          <Totais
            total={rascunho.calculada.total}
            esperado={esperado}
            de={revisao.id_aditivo === null ? 'Valor do contrato' : 'Valor com o aditivo'}
          />
        )}
      />
      <Suspense fallback={null}>
        {isDados ? (
          <DadosDialog
            revisao={{ ...revisao, versao: rascunho.versao() }}
            onClose={() => setDados(false)}
            onSaved={reload}
          />
        ) : null}
      </Suspense>
    </>
  )
}
