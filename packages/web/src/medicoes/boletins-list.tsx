import { boletinsList } from '@paco/domain/medicoes/boletim'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { SITUACAO_LABELS, SITUACOES_BOLETIM } from '@paco/domain/medicoes/situacao'
import { formatDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import { TwoLines } from '../ui/list-screen/two-lines.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { viewBoletimLink } from './links.ts'
import { SituacaoBoletimPill } from './situacao-pill.tsx'

const situacaoFilter: Filter = {
  key: 'situacao',
  label: 'Situação',
  allLabel: 'Todas',
  control: 'select',
  options: SITUACOES_BOLETIM.map((value) => ({ value, label: SITUACAO_LABELS[value] })),
}

const countText = (total: number) => `${formatWhole(total)} ${total === 1 ? 'boletim' : 'boletins'}`

/** 'Medições': approved bulletins for everybody, open ones for those who work on them. */
export function BoletinsList({ secretarias }: { secretarias: readonly SecretariaChoice[] }) {
  return (
    <ListScreen
      list={boletinsList}
      call={medicoesCalls.listBoletins}
      exportCall={medicoesCalls.exportBoletins}
      dense
      lead={({ total, sums }) =>
        `${countText(total)}: ${formatMoney(sums.valor_periodo ?? 0)} medidos, ${formatMoney(sums.valor_pago ?? 0)} pagos.`
      }
      searchPlaceholder="Pesquisar por contrato ou empresa"
      filters={[secretariaFilter(secretarias), situacaoFilter]}
      columns={{
        id: { exportOnly: true },
        contrato_nome: { width: '28%' },
        empresa: { exportOnly: true },
        secretaria_nome: { exportOnly: true },
        numero: { width: '72px' },
        inicio: { nowrap: true },
        fim: { hidden: true },
        valor_periodo: { nowrap: true },
        valor_glosa: { nowrap: true },
        valor_reajuste: { exportOnly: true },
        valor_retido: { exportOnly: true },
        valor_liquido: { nowrap: true },
        valor_pago: { nowrap: true },
        valor_acumulado: { hidden: true },
      }}
      cells={{
        contrato_nome: ({ secretaria_nome }, { content }) => (
          <TwoLines first={content} second={secretaria_nome} />
        ),
        inicio: ({ inicio, fim }) => (
          <>
            {formatDay(inicio)}
            <small className={`${shared.small} ${words.block} ${words.nowrap}`}>a {formatDay(fim)}</small>
          </>
        ),
        situacao: ({ situacao }) => <SituacaoBoletimPill situacao={situacao} />,
      }}
      rowLink={{ column: 'contrato_nome', to: ({ id }) => viewBoletimLink(id) }}
      actions={({ id }) => [{ label: 'Abrir', link: viewBoletimLink(id) }]}
      empty={{
        title: 'Nenhum boletim de medição ainda.',
        text: 'Abra o primeiro na página de um contrato assinado, em Medições.',
      }}
      emptyFiltered="Nenhum boletim de medição encontrado."
      errorTitle={MESSAGES.loadFailed}
    />
  )
}
