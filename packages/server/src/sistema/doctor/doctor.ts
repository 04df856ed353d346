import type { Config } from '../../config.ts'
import { readConsorcio, readOneCity } from '../../consorcio/arquivo.ts'
import { OperatorError } from '../../operator-error.ts'
import { readUnidade } from '../servico/unidade.mjs'
import { banco } from './banco.ts'
import { conselhos } from './conselhos.ts'
import { copias } from './copias.ts'
import { erro, type Laudo, ok, relatorio } from './laudo.ts'
import { arquivosAbertos, memoria, portas } from './maquina.ts'
import { desconhecidos, pelaMetade } from './nomes.ts'
import { dono, gravavel, mesmoDisco, pastasDe } from './pastas.ts'
import { autoridade, configuracoesLidas } from './segredos.ts'
import { servico } from './servico.ts'
import { vizinhos } from './vizinhos.ts'

/** What is asked for one city: its name before each line where there are several. */
interface Cidade {
  readonly config: Config
  readonly schema: string | null
}
interface Perguntas {
  /** What all have together. */
  readonly config: Config
  /** How many connections to the server they open; as one city does where nothing is said. */
  readonly conexoes?: number
  readonly cidades: readonly Cidade[]
}

/** A backup of one of several takes three more. */
const COPYING = 3

/** The settings of the city that is named, or of all of them. */
function perguntas(env: NodeJS.ProcessEnv): Perguntas {
  const consorcio = env.CONSORCIO_SCHEMA ? null : readConsorcio(env, [])
  if (consorcio === null) {
    const config = readOneCity(env)
    return { config, cidades: [{ config, schema: null }] }
  }
  const { config, conexoes, cidades } = consorcio
  return {
    config,
    conexoes: conexoes + COPYING,
    cidades: cidades.map((one) => ({ config: one, schema: one.schema })),
  }
}

/** The settings, or what is wrong with each of them. */
function configuracao(env: NodeJS.ProcessEnv): Perguntas | Laudo[] {
  try {
    return perguntas(env)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    const [first = '', ...lines] = error.message.split('\n')
    return (lines.length === 0 ? [first] : lines).map((line) => erro('Configuração', line))
  }
}

async function daCidade({ config, schema }: Cidade, unidade: ReturnType<typeof readUnidade>, now: Date) {
  const pastas = pastasDe(config)
  const laudos = [
    ...pastas.flatMap((one) => gravavel(config, one, unidade?.criadas)),
    ...(config.databaseUrl ? [] : dono({ nome: 'DATA_DIR', pasta: config.databaseFolder })),
    ...(config.sealFolder ? dono({ nome: 'SEAL_DIR', pasta: config.sealFolder }) : []),
    ...mesmoDisco(config),
    await copias(config, now),
    ...conselhos(config),
  ]
  return laudos.map((laudo) => ({ laudo, schema }))
}

/** What is said of each of several is said with its name, and once where it is so of all. */
export function reunir(all: readonly (readonly { laudo: Laudo; schema: string | null }[])[]): Laudo[] {
  const keyOf = ({ estado, sobre, texto }: Laudo) => [estado, sobre, texto].join()
  const each = all.map((one) => new Set(one.map(({ laudo }) => keyOf(laudo))))
  const isOfAll = (laudo: Laudo) => all.length > 1 && each.every((keys) => keys.has(keyOf(laudo)))
  const [first = []] = all
  return [
    ...first.flatMap(({ laudo }) => (isOfAll(laudo) ? [laudo] : [])),
    ...all
      .flat()
      .filter(({ laudo }) => !isOfAll(laudo))
      .map(({ laudo, schema }) =>
        schema === null ? laudo : { ...laudo, sobre: `${schema}: ${laudo.sobre}` },
      ),
  ]
}

/** Looks at the machine and at what the settings name; changes nothing. */
export async function examinar(env: NodeJS.ProcessEnv, now: Date): Promise<Laudo[]> {
  const unidade = readUnidade(env.PACO_RAIZ)
  const before = [
    ok('Node.js', process.versions.node),
    memoria(),
    ...arquivosAbertos(),
    ...configuracoesLidas(env),
    ...autoridade(env),
  ]
  const names = [...desconhecidos(env), ...pelaMetade(env)]
  const asked = configuracao(env)
  if (Array.isArray(asked)) return [...before, ...names, ...asked]
  const { config, conexoes, cidades } = asked
  const [doBanco, dasPortas, deFora, ...deCada] = await Promise.all([
    banco(config, now, conexoes),
    portas(config),
    vizinhos(config),
    ...cidades.map((one) => daCidade(one, unidade, now)),
  ])
  const pastas = cidades.flatMap((one) => pastasDe(one.config))
  return [
    ...before,
    ...servico(unidade, pastas),
    ...names,
    ...dasPortas,
    ...doBanco,
    ...deFora,
    ...reunir(deCada),
  ]
}

/** `./paco doctor`: what is wrong with this machine or its settings, in words; fails where something is. */
export async function runDoctor(): Promise<void> {
  const laudos = await examinar(process.env, new Date())
  console.log(relatorio(laudos))
  if (laudos.some(({ estado }) => estado === 'erro')) process.exitCode = 1
  // A server that was asked and hangs keeps nobody.
  setTimeout(() => process.exit(), 1000).unref()
}
