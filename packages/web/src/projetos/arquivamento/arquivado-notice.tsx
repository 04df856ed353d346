import { arquivamentoCalls } from '@paco/domain/projetos/arquivamento-contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canUnarchiveProjeto } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { dayOf, formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { request } from '../../http/client.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import words from '../../ui/theme/words.module.css'
import { toast } from '../../ui/toast.ts'
import { useAskedWrite } from '../../ui/use-asked-write.ts'

interface ArquivadoNoticeProps {
  projeto: Projeto
  who: SessionUser | null
}

/** Since when, by whom and why; who did it is told to those who work with it. */
function arquivadoText({ arquivado_em, arquivado_por, arquivado_motivo }: Projeto): string {
  const day = formatDay(dayOf(new Date(arquivado_em ?? '')))
  return `Arquivado em ${day}${arquivado_por === null ? '' : ` por ${arquivado_por}`}: ${arquivado_motivo}`
}

/** Across the top of an archived project's pages; an administrator brings it back from there. */
export function ArquivadoNotice({ projeto, who }: ArquivadoNoticeProps) {
  const { ask, isPending, problem } = useAskedWrite({
    send: ({ id, versao }: Projeto) =>
      request(arquivamentoCalls.unarchiveProjeto, { params: { id }, body: { versao } }),
    question: () => null,
    onDone: () => toast(MESSAGES.unarchived),
    failure: MESSAGES.unarchiveFailed,
  })
  return (
    <div className={words.below16}>
      <Notice tone="info">
        <div className={`${words.wrap} ${words.gap8}`}>
          <span>{arquivadoText(projeto)}</span>
          {canUnarchiveProjeto(who) && (
            <Button variant="default" size="xs" loading={isPending} onClick={() => void ask(projeto)}>
              Desarquivar
            </Button>
          )}
        </div>
      </Notice>
      {problem ? <Problem text={problem} /> : null}
    </div>
  )
}
