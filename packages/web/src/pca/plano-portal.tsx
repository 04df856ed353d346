import { pcaCalls } from '@paco/domain/pca/contract'
import { type PlanoPncp, refusalOfMarca } from '@paco/domain/pca/envio'
import { type Plano, planoEnviado, planoUpdate } from '@paco/domain/pca/plano'
import { canManagePca } from '@paco/domain/pca/policy'
import { planoDeQuem } from '@paco/domain/pca/unidades'
import { formatDay } from '@paco/domain/shared/days'
import { sentence } from '@paco/domain/shared/frases'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import words from '../ui/theme/words.module.css'
import { pcaListLink, pcaLoteLink } from './links.ts'
import { enviadoFields, PassoDialog, unidadeFields } from './passo-dialog.tsx'
import { PlanoArquivos } from './plano-arquivos.tsx'
import { PlanoEnviar, PlanoEnvio } from './plano-envio.tsx'
import type { DoPlano } from './planos-nav.tsx'

const sentText = ({ enviado_em, pncp_numero_controle, revisoes_pendentes }: Plano) =>
  enviado_em === null
    ? 'Ainda não enviado ao PNCP.'
    : [
        `Enviado em ${formatDay(enviado_em)}`,
        pncp_numero_controle,
        revisoes_pendentes > 0 ? `revisões a informar: ${revisoes_pendentes}` : 'nada a informar',
      ]
        .filter(Boolean)
        .join(' · ')

interface PlanoPortalProps {
  plano: Plano
  dele: DoPlano
  /** Missing where it could not be read: the files are there all the same. */
  pncp: PlanoPncp | undefined
  who: SessionUser | null
}

/** How many items the portal would take, the way to fill in the others, and the files. */
export function PlanoPortal({ plano, dele, pncp, who }: PlanoPortalProps) {
  const [open, setOpen] = useState<'enviado' | 'unidade' | 'outra' | null>(null)
  const { ano, prontos, aprovados, codigo_unidade, nome_unidade } = plano
  const gaps = { ...dele, situacao: 'aprovado', pronto: 'false' }
  const missing = aprovados - prontos
  const manages = canManagePca(who)
  const which = { params: { ano }, query: { unidade: codigo_unidade } }
  return (
    <Card
      title={`Pronto para o PNCP: ${prontos} de ${aprovados}`}
      lead={`${sentence(sentText(plano))} Unidade ${codigo_unidade}: ${nome_unidade}.`}
      actions={
        manages ? (
          <>
            <Button variant="default" onClick={() => setOpen('unidade')}>
              Unidade
            </Button>
            <Button variant="default" onClick={() => setOpen('outra')}>
              Outra unidade
            </Button>
            <Button
              variant="default"
              disabled={refusalOfMarca(plano) !== null || (prontos === 0 && plano.enviado_em === null)}
              onClick={() => setOpen('enviado')}
            >
              Marcar como enviado
            </Button>
            {pncp ? <PlanoEnviar plano={plano} pncp={pncp} who={who} /> : null}
          </>
        ) : undefined
      }
    >
      {missing > 0 ? (
        <p className={words.below12}>
          <Link {...pcaListLink(gaps)}>
            {missing === 1 ? 'Falta preencher 1 item' : `Falta preencher ${missing} itens`}
          </Link>
          {manages ? (
            <>
              {' · '}
              <Link {...pcaLoteLink(gaps)}>Preencher em lote</Link>
            </>
          ) : null}
        </p>
      ) : null}
      {pncp ? <PlanoEnvio pncp={pncp} who={who} /> : null}
      <PlanoArquivos plano={plano} pncp={pncp} />
      {open === 'enviado' ? (
        <PassoDialog
          title={`Registrar o envio do plano de ${ano}`}
          text={
            pncp?.estado === 'incerto'
              ? 'O que o envio sem resposta continha passa a ser o que o portal conhece: registre só se o encontrou lá.'
              : 'O que está pronto agora passa a ser o que o portal conhece: as retificações contam a partir daqui.'
          }
          submitLabel="Registrar envio"
          schema={planoEnviado}
          fields={enviadoFields}
          initial={{ ...plano, enviado_em: hoje() }}
          send={(body) => request(pcaCalls.markPlanoSent, { ...which, body })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'unidade' ? (
        <PassoDialog
          title={`Unidade do plano de ${ano}`}
          submitLabel="Salvar"
          schema={planoUpdate}
          fields={unidadeFields}
          initial={plano}
          send={(body) => request(pcaCalls.updatePlano, { ...which, body })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'outra' ? (
        <PassoDialog
          title={`Plano de outra unidade em ${ano}`}
          text="Cada unidade cadastrada no portal tem um plano por ano, com itens e números só dele. Itens novos escolhem a unidade."
          submitLabel="Abrir plano"
          schema={planoDeQuem}
          fields={unidadeFields}
          send={(body) => request(pcaCalls.createPlano, { body: { ...body, ano } })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Card>
  )
}
