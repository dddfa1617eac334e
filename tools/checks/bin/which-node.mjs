#!/usr/bin/env node
// The last word of an installation: which Node the scripts run on. Plain JavaScript
// on purpose, because the Node that has to read it may be an old one.
const wanted = 24
const npms = /\bnode\/v(\d+)\S*/.exec(process.env.npm_config_user_agent ?? '')
const own = Number(process.versions.node.split('.')[0])
if (own < wanted)
  console.error(
    `This is Node ${process.version}, and the scripts of this repository need ${wanted}. The package "node" would bring it, but its install script did not run: install again with "npm install --allow-scripts=node,nx,esbuild" (npm 12), or install Node ${wanted}.`,
  )
else if (npms && Number(npms[1]) < wanted)
  console.log(
    `npm itself runs on Node ${npms[1]}. That is fine: the scripts of this repository run on Node ${process.versions.node}, which came along.`,
  )
