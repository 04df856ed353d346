import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { inGroups } from '@paco/domain/auditoria/selo'
import { type Verificado, vereditoOf } from '@paco/domain/documentos/verificar'
import { formatInstant, horaOficial } from '@paco/domain/shared/days'
import { CircleAlert, CircleCheck, CircleHelp, History, type LucideIcon, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './verificar.module.css'
import { Assinaturas } from './verificar-assinaturas.tsx'

type Guardado = Verificado['guardados'][number]

/** '12/03/2026 às 14:05'. */
const when = (instant: string) => formatInstant(instant).replace(' ', ' às ')

const SITUACOES: Record<Guardado['situacao'], string> = {
  vigente: 'É a versão em vigor.',
  substituido: 'Há versão mais nova.',
  sem_efeito: 'Foi tornado sem efeito pela prefeitura.',
}

type Tipo = ReturnType<typeof vereditoOf>['tipo']
const LOOKS: Record<Tipo, { Icon: LucideIcon; tone: string | undefined }> = {
  vigente: { Icon: CircleCheck, tone: tones.ok },
  substituido: { Icon: History, tone: tones.wait },
  sem_efeito: { Icon: CircleAlert, tone: tones.bad },
  suspeito: { Icon: ShieldAlert, tone: tones.bad },
  desconhecido: { Icon: CircleHelp, tone: tones.idle },
}

function sentenceOf(tipo: Tipo, em: string, subject: string): string {
  const kept = `${subject} é o que a prefeitura guardou em ${when(em)}.`
  if (tipo === 'substituido') return `${kept} Há versão mais nova.`
  if (tipo === 'suspeito') return `O antivírus da prefeitura suspeita deste arquivo. Não o abra.`
  if (tipo === 'sem_efeito') return `${kept} Depois, ele foi tornado sem efeito.`
  return kept
}

function Unknown() {
  return (
    <>
      <p className={words.above8}>Isso quer dizer que nenhum documento daqui tem exatamente estes bytes:</p>
      <ul className={classes.list}>
        <li>basta um bit mudado para o código ser outro: o arquivo pode ter sido alterado;</li>
        <li>
          o mesmo documento salvo, exportado, assinado ou digitalizado outra vez é outro arquivo: compare com
          o que se baixa da página do projeto;
        </li>
        <li>a prefeitura pode ter o documento só em papel, ou em outro sistema.</li>
      </ul>
    </>
  )
}

interface GuardadoFactsProps {
  guardado: Guardado
  selo: ReactNode
  projetoLink: (id: number) => ReactNode
}

function GuardadoFacts({ guardado, selo, projetoLink }: GuardadoFactsProps) {
  const { titulo, dono, id_projeto, n, situacao, guardado_em, linha, lacre } = guardado
  return (
    <Card title={titulo ?? 'Documento que ainda não é público'}>
      {titulo === null && (
        <p className={`${shared.note} ${words.below8}`}>
          Quem tem o arquivo fica sabendo que ele está guardado; o que ele é, só quem pode ler o documento.
        </p>
      )}
      <dl className={lists.columns} data-folds>
        {dono !== null && (
          <>
            <dt>De</dt>
            <dd>{id_projeto === null ? dono : projetoLinkOr(projetoLink, id_projeto, dono)}</dd>
          </>
        )}
        <dt>Guardado em</dt>
        <dd>
          {when(guardado_em)}, {horaOficial()}
        </dd>
        <dt>Versão</dt>
        <dd>
          {n}. {SITUACOES[situacao]}
        </dd>
        {linha !== null && lacre !== null && (
          <>
            <dt>Lacre da trilha</dt>
            <dd>
              Registro {linha} da auditoria
              <code className={`${words.block} ${classes.hash}`}>{inGroups(lacre)}</code>
              <span className={shared.screenOnly}>{selo}</span>
            </dd>
          </>
        )}
      </dl>
    </Card>
  )
}

const projetoLinkOr = (link: (id: number) => ReactNode, id: number, dono: string) => (
  <>
    {dono} · {link(id)}
  </>
)

interface RespostaProps {
  verificado: Verificado
  /** What the file is called here; null where only its fingerprint was given. */
  nome: string | null
  selo: ReactNode
  projetoLink: (id: number) => ReactNode
}

/** What is known of a file, the plainest first. */
export function Resposta({ verificado, nome, selo, projetoLink }: RespostaProps) {
  const { tipo, em } = vereditoOf(verificado)
  const { Icon, tone } = LOOKS[tipo]
  const { sha256, tamanho, guardados, assinaturas } = verificado
  return (
    <div className={classes.answer}>
      <section className={`${shared.tinted} ${tone} ${classes.verdict}`}>
        <Icon size={32} aria-hidden className={words.rigid} />
        <div className={words.shrinks}>
          <h2 className={classes.sentence}>
            {em === null
              ? 'Não encontramos este arquivo'
              : sentenceOf(tipo, em, nome === null ? 'O arquivo com este código' : 'Este arquivo')}
          </h2>
          {em === null && <Unknown />}
          {verificado.suspeito && em !== null && (
            <p className={words.above8}>
              Ele foi guardado em {when(em)} e ninguém o baixa daqui.
              {verificado.ameaca !== null && ` O que o antivírus encontrou: ${verificado.ameaca}.`}
            </p>
          )}
          <p className={`${words.above8} ${words.size13} ${words.wraps}`}>
            {nome !== null && <span className={words.block}>{nome}</span>}
            {tamanho !== null && `${formatTamanho(tamanho)} · `}SHA-256
            <code className={`${words.block} ${classes.hash}`}>{inGroups(sha256)}</code>
          </p>
        </div>
      </section>
      {guardados.map((guardado) => (
        <GuardadoFacts
          key={`${guardado.guardado_em} ${guardado.linha} ${guardado.n}`}
          guardado={guardado}
          selo={selo}
          projetoLink={projetoLink}
        />
      ))}
      {assinaturas.length > 0 && <Assinaturas assinaturas={assinaturas} />}
    </div>
  )
}
