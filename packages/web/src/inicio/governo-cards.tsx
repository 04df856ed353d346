import type { FamiliaKey } from '@paco/domain/convenios/familias'
import type { Inicio, Termo } from '@paco/domain/inicio/inicio'
import { haDias, motivoText } from '@paco/domain/projetos/paralisada'
import { formatDay } from '@paco/domain/shared/days'
import type { LinkProps } from '@tanstack/react-router'
import { viewContratoLink } from '../contratos/links.ts'
import { editLink } from '../convenios/links.ts'
import { viewLink } from '../projetos/links.ts'
import { StatusPill } from '../ui/status-pill.tsx'
import { Cartao, Linha, Linhas, verTodos } from './cartao.tsx'
import { VER, verTermos } from './perguntas.ts'
import { diasText, restaText } from './textos.ts'

const mesText = (hoje: string) => `${hoje.slice(5, 7)}/${hoje.slice(0, 4)}`

type Parte<K extends keyof Inicio> = { parte: NonNullable<Inicio[K]>; hoje: string }

export const AtrasadosCard = ({ parte: { total, linhas }, hoje }: Parte<'atrasados'>) => (
  <Cartao
    title="Projetos atrasados"
    lead={`Não concluídos e além do fim da última etapa em ${formatDay(hoje)}, os mais atrasados primeiro.`}
    empty="Nenhum projeto passou do fim da sua última etapa."
    count={linhas.length}
    links={[{ texto: verTodos(total, linhas.length), link: VER.atrasados }]}
  >
    <Linhas>
      {linhas.map(({ id, nomeprojeto, secretaria_nome, termina_em, dias, progresso }) => (
        <Linha
          key={id}
          link={viewLink(id)}
          nome={nomeprojeto}
          detalhe={`${secretaria_nome} · ${progresso}% das etapas · fim em ${formatDay(termina_em)}`}
        >
          <StatusPill tone="late">{diasText(dias)}</StatusPill>
        </Linha>
      ))}
    </Linhas>
  </Cartao>
)

export const ParalisadasCard = ({ parte: { total, linhas }, hoje }: Parte<'paralisadas'>) => (
  <Cartao
    title="Obras paralisadas"
    lead={`Com ordem de paralisação e sem reinício em ${formatDay(hoje)}, as paradas há mais tempo primeiro.`}
    empty="Nenhuma obra está parada."
    count={linhas.length}
    links={[{ texto: verTodos(total, linhas.length, 'Ver todas'), link: VER.paralisadas }]}
  >
    <Linhas>
      {linhas.map(({ id, nomeprojeto, secretaria_nome, paralisacao }) => (
        <Linha
          key={id}
          link={viewLink(id)}
          nome={nomeprojeto}
          detalhe={`${motivoText(paralisacao)} · ${secretaria_nome}`}
        >
          <StatusPill tone="late">{haDias(paralisacao.desde, hoje)}</StatusPill>
        </Linha>
      ))}
    </Linhas>
  </Cartao>
)

const linkTo = ({ tipo, id, familia }: Termo): LinkProps =>
  tipo === 'convenio' ? editLink(familia as FamiliaKey, id) : viewContratoLink(id)

export const TermosCard = ({ parte: { total, linhas }, hoje }: Parte<'termos'>) => (
  <Cartao
    title="Terminam neste mês"
    lead={`Contratos em execução e convênios cuja vigência acaba em ${mesText(hoje)}.`}
    empty="Nenhum contrato e nenhum convênio termina neste mês."
    count={linhas.length}
    links={[
      {
        texto:
          total > linhas.length ? `Tudo o que vence no mês (${total} vigências)` : 'Tudo o que vence no mês',
        link: verTermos(hoje),
      },
    ]}
  >
    <Linhas>
      {linhas.map((termo) => (
        <Linha
          key={`${termo.tipo} ${termo.familia} ${termo.id} ${termo.detalhe}`}
          link={linkTo(termo)}
          nome={termo.tipo === 'contrato' ? `Contrato ${termo.nome}` : termo.nome}
          detalhe={termo.detalhe}
        >
          <StatusPill tone={termo.dias < 0 ? 'late' : 'wait'}>{restaText(termo.dias)}</StatusPill>
          <small>{formatDay(termo.fim)}</small>
        </Linha>
      ))}
    </Linhas>
  </Cartao>
)
