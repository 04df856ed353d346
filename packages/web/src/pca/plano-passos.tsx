import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import {
  PASSOS_PLANO,
  PASSOS_PLANO_NOMES,
  type PassoPlano,
  type Plano,
  refusalOfPlano,
} from '@paco/domain/pca/plano'
import { canManagePca } from '@paco/domain/pca/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** What each step means, said before it is taken. */
const MEANS: Record<PassoPlano, string> = {
  submeter: 'O plano vai para a aprovação da autoridade. Os itens continuam podendo mudar.',
  retomar: 'O plano volta a ser elaborado.',
  aprovar:
    'Depois de aprovado, mudar valor, quantidade ou data de um item, incluir ou cancelar pede justificativa.',
  publicar: 'Os itens aprovados ficam abertos a todos, na página pública do ano.',
  revisar: 'O plano é marcado como em revisão. O que está publicado continua publicado.',
  encerrar: 'Nenhum item entra, muda ou sai mais deste plano.',
}

/** The usual way; closing and going back are for those who mean to. */
const ONWARD: readonly PassoPlano[] = ['submeter', 'aprovar', 'publicar']

/** Where the plan goes from here, for those who plan. */
export function PlanoPassos({ plano, who }: { plano: Plano; who: SessionUser | null }) {
  const { ano, versao, codigo_unidade: unidade } = plano
  const { ask, problem, isPending } = useAskedWrite({
    send: (passo: PassoPlano) =>
      request(pcaCalls.movePlano, { params: { ano }, query: { unidade }, body: { passo, versao } }),
    question: (passo) => ({
      title: `${PASSOS_PLANO[passo].label}: plano de ${ano}?`,
      text: MEANS[passo],
      confirmLabel: PASSOS_PLANO[passo].label,
    }),
    onDone: ({ data }) => toast(data.message ?? MESSAGES.planMoved),
    failure: MESSAGES.stepFailed,
    quiet: true,
  })
  if (!canManagePca(who)) return null
  const here = PASSOS_PLANO_NOMES.filter((passo) =>
    (PASSOS_PLANO[passo].de as readonly string[]).includes(plano.situacao),
  )
  const waits = here.flatMap((passo) => refusalOfPlano(passo, plano) ?? [])
  return (
    <>
      {here.map((passo) => (
        <Button
          key={passo}
          variant={ONWARD.includes(passo) ? 'filled' : 'default'}
          loading={isPending}
          disabled={refusalOfPlano(passo, plano) !== null}
          onClick={() => void ask(passo)}
        >
          {PASSOS_PLANO[passo].label}
        </Button>
      ))}
      {waits.map((text) => (
        <Notice key={text} tone="info">
          {text}
        </Notice>
      ))}
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </>
  )
}
