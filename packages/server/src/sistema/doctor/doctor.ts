import { dirname } from 'node:path'
import type { Config } from '../../config.ts'
import { readOneCity } from '../../consorcio/arquivo.ts'
import { OperatorError } from '../../operator-error.ts'
import { banco } from './banco.ts'
import { conselhos } from './conselhos.ts'
import { copias } from './copias.ts'
import { erro, type Laudo, ok, relatorio } from './laudo.ts'
import { memoria, pasta, porta } from './maquina.ts'
import { vizinhos } from './vizinhos.ts'

/** The settings, or what is wrong with each of them. */
function configuracao(env: NodeJS.ProcessEnv): Config | Laudo[] {
  try {
    return readOneCity(env)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    const [, ...lines] = error.message.split('\n')
    return lines.map((line) => erro('Configuração', line))
  }
}

/** Looks at the machine and at what the settings name; changes nothing. */
export async function examinar(env: NodeJS.ProcessEnv, now: Date): Promise<Laudo[]> {
  const machine = [ok('Node.js', process.versions.node), memoria()]
  const config = configuracao(env)
  if (Array.isArray(config)) return [...machine, ...config]
  const [doBanco, daPorta, deFora] = await Promise.all([banco(config, now), porta(config), vizinhos(config)])
  return [
    ...machine,
    ...pasta(config, dirname(config.databaseFolder)),
    daPorta,
    ...doBanco,
    ...deFora,
    await copias(config, now),
    ...conselhos(config),
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
