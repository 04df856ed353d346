import { PARTES_REVISAO, type ParteRevisao, type PncpFormat, pcaCalls } from '@paco/domain/pca/contract'
import type { PlanoPncp } from '@paco/domain/pca/envio'
import { MESSAGES } from '@paco/domain/pca/messages'
import { type Plano, planoEnviado, planoUpdate } from '@paco/domain/pca/plano'
import { MOST_ITENS } from '@paco/domain/pca/pncp'
import { canManagePca } from '@paco/domain/pca/policy'
import { formatDay } from '@paco/domain/shared/days'
import { sentence } from '@paco/domain/shared/frases'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { withReason } from '../ui/failures.ts'
import { saveFile } from '../ui/save-file.ts'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { pcaListLink, pcaLoteLink } from './links.ts'
import { enviadoFields, PassoDialog, unidadeFields } from './passo-dialog.tsx'
import { PlanoEnviar, PlanoEnvio } from './plano-envio.tsx'

/** Makes a file and saves it; what the server refuses is told. */
async function save(name: string, asked: Promise<{ data: unknown }>): Promise<void> {
  try {
    saveFile((await asked).data as Blob, name)
    toast(`Arquivo gerado: ${name}`)
  } catch (error) {
    toast(withReason(MESSAGES.fileFailed, error), { tone: 'bad' })
  }
}

const PARTES: Record<ParteRevisao, string> = {
  alteracoes: 'Alterações',
  inclusoes: 'Inclusões',
  exclusoes: 'Exclusões',
}

function Arquivos({ plano }: { plano: Plano }) {
  const { ano, prontos, enviado_em } = plano
  const parts = Math.max(1, Math.ceil(prontos / MOST_ITENS))
  const file = (formato: PncpFormat, parte: number) => {
    const name = formato === 'json' && parts > 1 ? `pca-${ano}-${parte}.json` : `pca-${ano}.${formato}`
    return save(name, request(pcaCalls.exportPlano, { params: { ano }, query: { formato, parte } }))
  }
  const icon = <FileDown size={16} aria-hidden />
  return (
    <div className={`${words.wrap} ${words.gap8}`}>
      {Array.from({ length: parts }, (_, index) => index + 1).map((parte) => (
        <Button key={parte} variant="default" leftSection={icon} onClick={() => void file('json', parte)}>
          {parts === 1 ? 'Plano (JSON)' : `Plano, parte ${parte} (JSON)`}
        </Button>
      ))}
      <Button variant="default" leftSection={icon} onClick={() => void file('csv', 1)}>
        Plano (CSV)
      </Button>
      {enviado_em === null
        ? null
        : PARTES_REVISAO.map((parte) => (
            <Button
              key={parte}
              variant="default"
              leftSection={icon}
              onClick={() =>
                void save(
                  `pca-${ano}-${parte}.json`,
                  request(pcaCalls.exportRetificacao, { params: { ano }, query: { parte } }),
                )
              }
            >
              {PARTES[parte]} (JSON)
            </Button>
          ))}
    </div>
  )
}

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
  /** Missing where it could not be read: the files are there all the same. */
  pncp: PlanoPncp | undefined
  who: SessionUser | null
}

/** How many items the portal would take, the way to fill in the others, and the files. */
export function PlanoPortal({ plano, pncp, who }: PlanoPortalProps) {
  const [open, setOpen] = useState<'enviado' | 'unidade' | null>(null)
  const { ano, prontos, aprovados, versao, codigo_unidade, nome_unidade } = plano
  const gaps = { ano: String(ano), situacao: 'aprovado', pronto: 'false' }
  const missing = aprovados - prontos
  const manages = canManagePca(who)
  const params = { ano }
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
            <Button
              variant="default"
              disabled={prontos === 0 && plano.enviado_em === null}
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
      <Arquivos plano={plano} />
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
          send={(body) => request(pcaCalls.markPlanoSent, { params, body: { ...body, versao } })}
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
          send={(body) => request(pcaCalls.updatePlano, { params, body: { ...body, versao } })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Card>
  )
}
