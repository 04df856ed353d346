import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const fotografar = (
  <Topic title="Registrar na obra, com uma mão">
    <ol>
      <li>
        No celular, abra a aba <b>Execução</b> do projeto, ou o contrato, e toque em <b>Diário de obra</b>.
        Vale guardar a página na tela inicial.
      </li>
      <li>
        Toque em <b>Fotografar</b>, ou em <b>Galeria</b> para escolher fotos que já tirou, várias de uma vez.
        O dia e a etapa vêm preenchidos; a legenda e o momento (<b>antes</b>, <b>durante</b>, <b>depois</b>)
        são poucos toques.
      </li>
      <li>
        Toque em <b>Registrar</b>. Quem compara o antes e o depois arrasta a linha entre as duas fotos, ou usa
        as setas do teclado.
      </li>
    </ol>
  </Topic>
)

const semRede = (
  <Topic title="Sem sinal">
    <p>
      A página abre e recebe registros sem conexão: eles esperam no aparelho, na ordem, e seguem sozinhos
      quando o sinal volta, cada um uma vez só. A fila diz por que espera e quando tenta de novo;{' '}
      <b>Tentar agora</b> não espera. O que o servidor recusou mostra o motivo, para corrigir ou descartar. Se
      a sua entrada no sistema venceu, nada se perde: entre de novo e a fila continua.
    </p>
    <p>Não apague os dados do navegador enquanto houver registros na fila.</p>
  </Topic>
)

const livro = (
  <Topic title="O livro de ocorrências">
    <p>
      O fiscal anota em <b>Ocorrência</b> o que a lei pede (art. 117, § 1º, da Lei 14.133). Cada ocorrência
      tem número, dia e autor, e não muda depois de guardada: a que saiu errada se torna <b>sem efeito</b>,
      com o motivo, e se escreve outra. Com o filtro <b>Ocorrências</b>, <b>Livro em PDF</b> o traz para
      assinar.
    </p>
  </Topic>
)

const publico = (
  <Topic title="O que todos veem">
    <p>
      As fotos são públicas, com o dia, a etapa e a legenda; a posição, o nome do arquivo, o autor e a hora
      ficam só para quem trabalha na obra e para quem controla. As ocorrências não são públicas.
    </p>
  </Topic>
)

export const diario: Chapter = {
  id: 'diario',
  lead: 'Fotos e ocorrências da obra, também sem sinal.',
  who: 'Veem as fotos: todos. Leem o livro: a secretaria do projeto, o fiscal e o gestor do contrato, auditores e administradores. Registram: a secretaria do projeto, o fiscal e o gestor do contrato, e administradores.',
  body: (
    <>
      {fotografar}
      {semRede}
      {livro}
      {publico}
    </>
  ),
}
