import { counted } from '@paco/domain/auditoria/fala'
import { pcaCalls } from '@paco/domain/pca/contract'
import type { Lacuna, PlanoPncp } from '@paco/domain/pca/envio'
import type { Plano } from '@paco/domain/pca/plano'
import { canManagePca } from '@paco/domain/pca/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { request } from '../http/client.ts'
import { EnviarPncp, ESTADO_ENVIO } from '../ui/enviar-pncp.tsx'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { pcaFieldLink, viewPcaLink } from './links.ts'

interface PlanoEnvioProps {
  plano: Plano
  pncp: PlanoPncp
  who: SessionUser | null
}

/** Items that lack something, each field with the way to where it is filled in. */
function Lacunas({ lacunas, manages }: { lacunas: readonly Lacuna[]; manages: boolean }) {
  return (
    <ul className={words.below12}>
      {lacunas.map(({ id, numero_item, objeto, faltas }) => (
        <li key={id} className={words.below4}>
          <Link {...viewPcaLink(id)}>
            {numero_item}. {objeto}
          </Link>
          {': '}
          {faltas.map(({ campo, rotulo, texto }, index) => (
            <span key={campo}>
              {index > 0 ? ', ' : ''}
              {manages ? (
                <Link {...pcaFieldLink(id, campo)} title={texto}>
                  {rotulo}
                </Link>
              ) : (
                rotulo
              )}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

const countOf = ({ inclusoes, alteracoes, exclusoes }: PlanoPncp) => inclusoes + alteracoes + exclusoes

/** The button for those who send, where there is something to send. */
export function PlanoEnviar({ plano, pncp, who }: PlanoEnvioProps) {
  const { ano, versao, codigo_unidade: unidade } = plano
  const settled = pncp.estado !== 'incerto' && pncp.estado !== 'enviando'
  if (!pncp.envia || !canManagePca(who) || pncp.recusa !== null || (settled && countOf(pncp) === 0))
    return null
  return (
    <EnviarPncp
      estado={pncp.estado}
      enviar={(confirmado) =>
        request(pcaCalls.sendPlano, { params: { ano }, query: { unidade }, body: { confirmado, versao } })
      }
      text={
        plano.enviado_em === null
          ? `O plano de ${ano} é publicado no portal em nome do município, com ${counted(pncp.inclusoes, 'item pronto')}.`
          : `O portal é informado do que mudou: ${counted(pncp.alteracoes, 'alteração')}, ${counted(pncp.inclusoes, 'inclusão')}, ${counted(pncp.exclusoes, 'exclusão')}.`
      }
    />
  )
}

/** How the last try went, what stands against one, and the items that are in none. */
export function PlanoEnvio({ pncp, who }: Omit<PlanoEnvioProps, 'plano'>) {
  const manages = canManagePca(who)
  const known = pncp.lacunas.filter(({ no_portal }) => no_portal)
  const others = pncp.lacunas.filter(({ no_portal }) => !no_portal)
  return (
    <>
      {pncp.estado === null || pncp.estado === 'enviado' ? null : (
        <Notice tone={pncp.estado === 'enviando' ? 'info' : 'bad'}>
          {[ESTADO_ENVIO[pncp.estado], pncp.resposta].filter(Boolean).join(' ')}
          {pncp.estado === 'incerto' ? ' Se estiver lá, use “Marcar como enviado”.' : ''}
        </Notice>
      )}
      {pncp.envia && manages && pncp.recusa !== null ? <p className={shared.note}>{pncp.recusa}</p> : null}
      {known.length > 0 ? (
        <section aria-label="Enviado, mas incompleto agora">
          <h3>Enviado, mas incompleto agora</h3>
          <p className={`${shared.note} ${words.below8}`}>
            O portal tem estes itens como eram. O que mudou neles não entra em retificação enquanto faltar
            algo.
          </p>
          <Lacunas lacunas={known} manages={manages} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <details className={words.below12}>
          <summary>O que falta, item por item</summary>
          <Lacunas lacunas={others} manages={manages} />
        </details>
      ) : null}
    </>
  )
}
