import { type PainelExecucao, somar, temValores } from '@paco/domain/painel/execucao'
import { calendarMonth } from '@paco/domain/shared/meses'
import { viewContratoLink } from '../../contratos/links.ts'
import { Card } from '../../ui/card.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { useGrowing } from '../../ui/use-growing.ts'
import { ComoSeConta } from './como-se-conta.tsx'
import { type ExecucaoFilter, execucaoLink } from './execucao-view.ts'
import { MesesChart } from './meses-chart.tsx'
import { ObrasCard, RitmoPill } from './obras-card.tsx'
import { type ValoresRow, ValoresTable } from './valores-table.tsx'
import { ValoresTiles } from './valores-tiles.tsx'

interface FiguresProps {
  painel: PainelExecucao
  filter: ExecucaoFilter
  /** The department that is looked at. */
  nome: string | undefined
}

/** Every department that has anything in the year; the others by name, so that a zero is an answer too. */
function SecretariasCard({ painel, filter }: FiguresProps) {
  const { ano, por_secretaria } = painel
  const still = por_secretaria.filter((linha) => !temValores(linha))
  return (
    <Card
      title={`Por secretaria em ${ano}`}
      lead="Clique na secretaria para ver os meses e os contratos dela."
      long
    >
      <ValoresTable
        caption={`Execução financeira por secretaria em ${ano}`}
        column="Secretaria"
        rows={por_secretaria.filter(temValores).map((linha) => ({
          ...linha,
          key: linha.id_secretaria,
          name: linha.secretaria,
          link: execucaoLink({ ...filter, id_secretaria: linha.id_secretaria }),
          current: linha.id_secretaria === filter.id_secretaria,
        }))}
      />
      {still.length > 0 ? (
        <p className={`${shared.note} ${words.above12}`}>
          Sem valores em {ano}: {still.map(({ secretaria }) => secretaria).join(', ')}.
        </p>
      ) : null}
    </Card>
  )
}

function MesesCard({ painel: { ano, por_mes }, nome }: FiguresProps) {
  const title = nome === undefined ? `Mês a mês em ${ano}` : `${nome}: mês a mês em ${ano}`
  return (
    <>
      <MesesChart title={title} meses={por_mes} />
      {nome === undefined ? null : (
        <Card title={`${nome}: valores de cada mês`} long>
          <ValoresTable
            caption={`Meses de ${ano}`}
            column="Mês"
            rows={por_mes.map((linha) => ({ ...linha, key: linha.mes, name: calendarMonth(linha.mes) }))}
          />
        </Card>
      )}
    </>
  )
}

/** What stands behind a department's figures, each contract with its link. */
function ContratosCard({ painel: { ano, contratos, sem_contrato }, nome }: FiguresProps) {
  const rest: ValoresRow[] =
    sem_contrato === 0
      ? []
      : [
          {
            key: 'sem-contrato',
            name: 'Projetos sem contrato assinado',
            detail: 'Parcelas dos serviços lançados',
            planejado: sem_contrato,
          },
        ]
  return (
    <Card title={`${nome}: contratos em ${ano}`} long>
      {contratos.length + rest.length === 0 ? (
        <p className={shared.note}>Nenhum contrato com valores em {ano}.</p>
      ) : (
        <ValoresTable
          caption={`Contratos em ${ano}`}
          column="Contrato"
          rows={[
            ...contratos.map(({ id, contrato_nome, objeto, spi, cor, adiantado, ...linha }) => ({
              ...linha,
              key: id,
              name: contrato_nome,
              detail: objeto,
              link: viewContratoLink(id),
              mark: <RitmoPill spi={spi} cor={cor} adiantado={adiantado} />,
            })),
            ...rest,
          ]}
        />
      )}
    </Card>
  )
}

function AnosCard({ painel: { por_ano }, filter }: FiguresProps) {
  if (por_ano.length === 0) return null
  return (
    <Card title="Por ano" long>
      <ValoresTable
        caption="Execução financeira por ano"
        column="Ano"
        rows={por_ano.toReversed().map((linha) => ({
          ...linha,
          key: linha.ano,
          name: String(linha.ano),
          link: execucaoLink({ ...filter, ano: linha.ano }),
        }))}
      />
    </Card>
  )
}

/** What fills a screen: the amounts and the first card. */
const SEEN = 2

/** A department comes with what stands behind it, before the others; without one they come first. */
export function ExecucaoFigures(props: FiguresProps) {
  const { painel, nome } = props
  const isOne = nome !== undefined
  const parts = [
    <ValoresTiles key="valores" valores={somar(painel.por_mes)} ano={painel.ano} />,
    isOne ? null : <SecretariasCard key="secretarias" {...props} />,
    <MesesCard key="meses" {...props} />,
    isOne ? <ContratosCard key="contratos" {...props} /> : null,
    <ObrasCard key="obras" obras={painel.obras} />,
    isOne ? <SecretariasCard key="secretarias" {...props} /> : null,
    <AnosCard key="anos" {...props} />,
    <ComoSeConta key="conta" fora={painel.fora} />,
  ].filter((part) => part !== null)
  return <div className={shared.stack}>{parts.slice(0, useGrowing(parts.length, SEEN, 1))}</div>
}
