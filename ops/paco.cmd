@echo off
node "%~dp0paco.mjs" %*
