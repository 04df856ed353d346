import { diasUteisBetween } from '@paco/domain/calendario/dias-uteis'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { calendarioQuery } from '../../../calendario/queries.ts'
import { ContratosCard } from '../../../contratos/contratos-card.tsx'
import { newContratoLink } from '../../../contratos/links.ts'
import { contratosDoProjetoQuery } from '../../../contratos/queries.ts'
import { daParalisacao } from '../../../documentos/dono.ts'
import { hoje } from '../../../http/hoje.ts'
import { CurvasDoProjeto } from '../../../medicoes/curva/curvas-do-projeto.tsx'
import { ParalisacoesCard } from '../../../paralisacoes/paralisacoes-card.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import shared from '../../../ui/theme/shared.module.css'
import { DocumentosNear } from '../documentos/documentos-near.tsx'
import { ProjetoBack } from './projeto-back.tsx'
import { ProjetoFrame } from './projeto-frame.tsx'

const NewContrato = ({ id }: { id: number }) => (
  <ButtonLink {...newContratoLink(id)} variant="default" leftSection={<Plus size={16} aria-hidden />}>
    Novo contrato
  </ButtonLink>
)

/** The contracts a project is built under, what was measured of them, and when its works stood still. */
function ContratosEParalisacoes({ projeto, who }: { projeto: Projeto; who: SessionUser | null }) {
  const { data: calendario } = useQuery(calendarioQuery)
  const { data: contratos, isPending } = useQuery(contratosDoProjetoQuery(projeto.id))
  const diasUteis = calendario && ((from: Day, to: Day) => diasUteisBetween(calendario, from, to))
  return (
    <div className={shared.stack}>
      <ContratosCard
        projeto={projeto}
        action={canEditProjeto(who, projeto) && <NewContrato id={projeto.id} />}
      />
      {/* Drawn before the contracts are, they would be seen to move. */}
      {isPending ? null : (
        <>
          <CurvasDoProjeto projeto={projeto} />
          <ParalisacoesCard
            projeto={projeto}
            who={who}
            today={hoje()}
            diasUteis={diasUteis}
            documentos={(paralisacao) => (
              <DocumentosNear
                dono={daParalisacao(paralisacao, projeto.id_secretaria, contratos ?? [])}
                who={who}
                title="Documentos da paralisação"
              />
            )}
          />
        </>
      )}
    </div>
  )
}

/** What a project's works are built under, open to everybody. */
export const ContratosProjetoScreen = () => (
  <ProjetoFrame aba="Execução" parte="Contratos e paralisações" title="Contratos" back={<ProjetoBack />}>
    {(projeto, who) => <ContratosEParalisacoes projeto={projeto} who={who} />}
  </ProjetoFrame>
)
