export { Component, loader } from './landing.tsx';
