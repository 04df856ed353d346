import { formatMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { vinculosCalls } from '@paco/domain/vinculos/contract'
import { MESSAGES } from '@paco/domain/vinculos/messages'
import { canChangeVinculos } from '@paco/domain/vinculos/policy'
import { TIPO_LABELS, TIPOS, type Vinculo } from '@paco/domain/vinculos/vinculo'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { ApertoPill } from './aperto-pill.tsx'
import { alvoLink } from './links.ts'
import { vinculosQuery } from './queries.ts'

const VincularDialog = lazy(async () => ({ default: (await import('./vinculo-dialog.tsx')).VincularDialog }))
const ValorDialog = lazy(async () => ({ default: (await import('./vinculo-dialog.tsx')).ValorDialog }))

interface Linked {
  id: number
  id_secretaria: number
  fora_do_pca: string | null
}

const useUnlink = () =>
  useAskedWrite({
    send: ({ id }: Vinculo) => request(vinculosCalls.deleteVinculo, { params: { id } }),
    question: ({ alvo }) => ({
      title: 'Desfazer o vínculo?',
      text: `O projeto deixa de estar ligado a “${alvo}”. O histórico continua guardado.`,
      confirmLabel: 'Desfazer',
      danger: true,
    }),
    onDone: ({ data: reply }) => toast(reply.message ?? MESSAGES.deleted),
    failure: MESSAGES.deleteFailed,
  })

interface RowProps {
  vinculo: Vinculo
  who: SessionUser | null
  edit?: { onValor: () => void; onUnlink: () => void } | undefined
}

function Row({ vinculo, who, edit }: RowProps) {
  const { tipo, alvo, valor, comprometido, saldo } = vinculo
  const money = (amount: number | null) => (amount === null ? '-' : formatMoney(amount))
  return (
    <tr>
      <th scope="row">
        <small className={`${shared.small} ${words.block}`}>{TIPO_LABELS[tipo]}</small>
        <Link {...alvoLink(who, vinculo)}>{alvo}</Link>
      </th>
      <td data-label="Deste projeto" data-number>
        {money(valor)}
      </td>
      <td data-label="Comprometido" data-number>
        {money(comprometido)}
      </td>
      <td data-label="Saldo" data-number>
        {money(saldo)} <ApertoPill vinculo={vinculo} />
      </td>
      {edit && (
        <td data-label="Ações" className={words.nowrap}>
          {comprometido !== null && tipo !== 'pca' ? (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Alterar o valor de ${alvo}`}
              onClick={edit.onValor}
            >
              Valor
            </Button>
          ) : null}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Desfazer o vínculo com ${alvo}`}
            onClick={edit.onUnlink}
          >
            Desfazer
          </Button>
        </td>
      )}
    </tr>
  )
}

/** In the order of the kinds: what pays, what was planned, where it stands. */
const inOrder = (vinculos: readonly Vinculo[]) =>
  [...vinculos].sort((one, other) => TIPOS.indexOf(one.tipo) - TIPOS.indexOf(other.tipo))

/** On a project's page: the budget lines, amendments, agreements, items of the plan and neighbourhoods it hangs on. */
export function VinculosCard({ projeto, who }: { projeto: Linked; who: SessionUser | null }) {
  const { data: vinculos, error, refetch } = useQuery(vinculosQuery({ id_projeto: projeto.id }))
  const [opened, setOpened] = useState<'novo' | Vinculo | null>(null)
  const { ask, problem } = useUnlink()
  const changes = canChangeVinculos(who, projeto)
  const editOf = (vinculo: Vinculo) =>
    changes ? { onValor: () => setOpened(vinculo), onUnlink: () => void ask(vinculo) } : undefined
  const empty = vinculos?.length === 0
  if (empty && !changes && projeto.fora_do_pca === null) return null
  return (
    <Card
      title="Recursos e planejamento"
      lead={projeto.fora_do_pca === null ? undefined : `Fora do PCA: ${projeto.fora_do_pca}`}
      actions={
        changes && (
          <Button
            variant="default"
            leftSection={<Link2 size={16} aria-hidden />}
            onClick={() => setOpened('novo')}
          >
            Vincular
          </Button>
        )
      }
    >
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {problem ? <Problem text={problem} /> : null}
      {empty ? (
        <p className={shared.note}>
          Nenhuma dotação, emenda, convênio, item do PCA ou bairro vinculado ainda.
        </p>
      ) : null}
      {vinculos && !empty ? (
        <table className={`${data.table} ${data.words} ${data.stacks} ${data.open}`}>
          <thead>
            <tr>
              <th scope="col">Vinculado a</th>
              <th scope="col" data-number>
                Deste projeto
              </th>
              <th scope="col" data-number>
                Comprometido
              </th>
              <th scope="col" data-number>
                Saldo
              </th>
              {changes && <th scope="col">Ações</th>}
            </tr>
          </thead>
          <tbody>
            {inOrder(vinculos).map((vinculo) => (
              <Row key={vinculo.id} vinculo={vinculo} who={who} edit={editOf(vinculo)} />
            ))}
          </tbody>
        </table>
      ) : null}
      <Suspense>
        {opened === 'novo' ? (
          <VincularDialog id_projeto={projeto.id} who={who} onClose={() => setOpened(null)} />
        ) : opened ? (
          <ValorDialog vinculo={opened} onClose={() => setOpened(null)} />
        ) : null}
      </Suspense>
    </Card>
  )
}
