import { realpathSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import type { Unidade } from '../servico/unidade.mjs'
import { aviso, erro, type Laudo, ok } from './laudo.ts'
import type { Pasta } from './pastas.ts'

const ABOUT = 'Serviço'

export const isInside = (folder: string, file: string): boolean => {
  const way = relative(folder, file)
  return !way.startsWith('..') && !isAbsolute(way)
}

const HOMES = ['/home', '/root', '/run/user']
const TEMPORARY = ['/tmp', '/var/tmp']

/** Whether the service, in its shell, may write to a folder; else what has to be done. */
function alcance({ nome, pasta }: Pasta, unidade: Unidade, program: string): Laudo[] {
  const folder = resolve(program, pasta)
  const among = (folders: readonly string[]) => folders.some((one) => isInside(one, folder))
  if (unidade.semCasas && among(HOMES))
    return [erro(nome, `${folder} fica onde o serviço nada vê (ProtectHome): escolha outra, como /srv/paco.`)]
  if (unidade.temporarioProprio && among(TEMPORARY))
    return [
      erro(nome, `${folder} é apagada quando o serviço para (PrivateTmp): escolha outra, como /srv/paco.`),
    ]
  if (!unidade.protege || among(unidade.gravaveis)) return []
  const { usuario, grupo } = unidade
  return [
    erro(
      nome,
      `O serviço não pode gravar em ${folder}. Crie-a (install -d -m 0700 -o ${usuario} -g ${grupo} ${folder}), ponha em ` +
        `/etc/systemd/system/paco.service.d/pastas.conf as linhas "[Service]" e "ReadWritePaths=${folder}", e rode ` +
        'systemctl daemon-reload && systemctl restart paco.',
    ),
  ]
}

/** What systemd lets the service do with the folders of the settings; nothing where there is no service. */
export function servico(
  unidade: Unidade | null,
  pastas: readonly Pasta[],
  program = process.cwd(),
): readonly Laudo[] {
  if (unidade === null) return []
  const { arquivo, programa, usuario } = unidade
  if (programa === null)
    return [erro(ABOUT, `${arquivo} inicia um programa que não existe. Corrija ExecStart ou o link dele.`)]
  if (programa !== realpathSync(program))
    return [
      aviso(
        ABOUT,
        `${arquivo} inicia outro programa (${programa}): as configurações do serviço não foram lidas aqui.`,
      ),
    ]
  return [
    ok(ABOUT, `${arquivo}, como o usuário ${usuario}`),
    ...pastas.flatMap((pasta) => alcance(pasta, unidade, program)),
  ]
}
